#!/usr/bin/env bash
# One would guess: a viewer of JUnit shows each test case of a suite.
# What happens: cases of the same name and classname are one: of two failures one is shown and counted.
# Seen: xunit-viewer 10.6.1, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
npm install --silent --no-audit --no-fund xunit-viewer@10.6.1 > /dev/null
mkdir own && cd own
cat > report.xml <<'END'
<testsuites><testsuite name="games" tests="2" failures="2">
<testcase classname="game" name="line 12"><failure message="the first"/></testcase>
<testcase classname="game" name="line 12"><failure message="the second"/></testcase>
</testsuite></testsuites>
END
said=$(../node_modules/.bin/xunit-viewer -r report.xml -c -n | grep -m1 -E "[0-9]+ failure")
echo "Of two failures of one name: $said"
[[ "$said" == "1 failure"* ]]
