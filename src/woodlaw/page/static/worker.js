/* Woodlaw in a worker: it answers the page's messages one after the other. */
import { loadPyodide } from "./pyodide/pyodide.mjs";

const ready = (async () => {
  const [python, archive] = await Promise.all([
    loadPyodide({ indexURL: "./pyodide/" }),
    fetch("woodlaw.tar.gz").then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(archive, "gztar", { extractDir: "/woodlaw" });
  python.runPython("import sys; sys.path.insert(0, '/woodlaw')");
  return python.pyimport("woodlaw.page.messages").answer_text;
})();
addEventListener("message", async ({ data }) => {
  let told;
  try {
    told = (await ready)(data.message);
  } catch (error) {
    const message = `Woodlaw does not start here: ${String(error.message).trim().split("\n").at(-1)}`;
    told = JSON.stringify({ problems: [{ where: "", message, options: [] }] });
  }
  postMessage({ number: data.number, answer: told });
});
