/* Woodlaw in a worker: it answers the page's messages one after the other. */
import { loadPyodide } from "./pyodide/pyodide.mjs";

/* What Python compiled is kept in the browser, for this version alone. */
const COMPILED = "compiled <!-- version -->";
const PATIENCE = 3000;
const kept = async () => {
  try {
    return await (await (await caches.open("compiled woodlaw")).match(COMPILED))?.arrayBuffer();
  } catch { /* a browser that keeps nothing */ }
  return undefined;
};
const keep = async (data) => {
  try {
    const cache = await caches.open("compiled woodlaw");
    for (const other of await cache.keys()) await cache.delete(other);
    await cache.put(COMPILED, new Response(data));
  } catch { /* a browser that keeps nothing */ }
};
/* A tar archive, each file with the time 0: Python holds what it compiled against the time of its source. */
const unpack = (files, buffer) => {
  const bytes = new Uint8Array(buffer);
  const text = (at, length) => new TextDecoder().decode(bytes.subarray(at, at + length)).split("\0")[0];
  for (let at = 0; bytes[at]; ) {
    const path = ["/woodlaw", text(at + 345, 155), text(at, 100)].filter(Boolean).join("/");
    const size = parseInt(text(at + 124, 12), 8);
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, bytes.subarray(at + 512, at + 512 + size));
    files.utime(path, 0, 0);
    at += 512 + Math.ceil(size / 512) * 512;
  }
};
const archive = async () => {
  const { body } = await fetch("woodlaw.tar.gz");
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};
let longest = 0;
const ready = (async () => {
  const [python, files, before] = await Promise.all([loadPyodide({ indexURL: "./pyodide/" }), archive(), kept()]);
  unpack(python.FS, files);
  if (before) unpack(python.FS, before);
  longest = before?.byteLength ?? 0;
  python.runPython("import sys; sys.path.insert(0, '/woodlaw'); sys.dont_write_bytecode = False");
  return python;
})();
let timer;
let loaded = 0;
const keepSoon = (python) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const modules = python.runPython("len(sys.modules)");
    if (modules === loaded) return;
    loaded = modules;
    const made = python.pyimport("woodlaw.page.compiled").compiled();
    const data = made.toJs();
    made.destroy();
    if (data.length <= longest) return;
    longest = data.length;
    keep(data);
  }, PATIENCE);
};
addEventListener("message", async ({ data }) => {
  let told;
  try {
    const python = await ready;
    told = python.pyimport("woodlaw.page.messages").answer_text(data.message);
    keepSoon(python);
  } catch (error) {
    const message = `Woodlaw does not start here: ${String(error.message).trim().split("\n").at(-1)}`;
    told = JSON.stringify({ problems: [{ where: "", message, options: [] }] });
  }
  postMessage({ number: data.number, answer: told });
});
