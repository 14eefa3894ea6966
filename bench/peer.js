// Reads games with @seiyria/rootlog-parser: node peer.js PACKAGE SECONDS < texts as a JSON array.
// Prints {"rate": games a second, "read": how many games it read without an exception}.
const [, , parserPath, seconds] = process.argv;
const { parseRootlog } = require(parserPath);
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
for (const name of ["log", "warn", "error", "info", "debug"]) console[name] = () => {};

function read(text) {
  try {
    parseRootlog(text);
    return true;
  } catch {
    return false;
  }
}

const readable = texts.filter(read).length;
const budget = Number(seconds) * 1e9;
const round = () => texts.forEach(read);

const warm = process.hrtime.bigint();
while (Number(process.hrtime.bigint() - warm) < budget / 3) round();

let rounds = 0;
const start = process.hrtime.bigint();
let passed = 0;
while (passed < budget) {
  round();
  rounds += 1;
  passed = Number(process.hrtime.bigint() - start);
}
process.stdout.write(JSON.stringify({ rate: (rounds * texts.length) / (passed / 1e9), read: readable }) + "\n");
