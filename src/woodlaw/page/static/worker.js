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
const keep = async (parts) => {
  try {
    const cache = await caches.open("compiled woodlaw");
    for (const other of await cache.keys()) await cache.delete(other);
    await cache.put(COMPILED, new Response(new Blob(parts)));
  } catch { /* a browser that keeps nothing */ }
};
/* What was compiled: a line with the name and the size of each file, and then all files. */
const compiledIn = (files, folder) => files.readdir(folder).filter((name) => !name.startsWith(".")).flatMap((name) => {
  const path = `${folder}/${name}`;
  if (files.isDir(files.stat(path).mode)) return compiledIn(files, path);
  return folder.endsWith("/__pycache__") ? [path] : [];
});
const write = (files, path, bytes) => {
  files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  files.writeFile(path, bytes);
};
const lay = (files, buffer) => {
  const bytes = new Uint8Array(buffer);
  let at = bytes.indexOf(10) + 1;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)))) {
    write(files, path, bytes.subarray(at, at + size));
    at += size;
  }
};
/* A tar archive, each file with the time 0: Python holds what it compiled against the time of its source. */
const unpack = (files, buffer) => {
  const bytes = new Uint8Array(buffer);
  const text = (at, length) => new TextDecoder().decode(bytes.subarray(at, at + length)).split("\0")[0];
  for (let at = 0; bytes[at]; ) {
    const path = ["/woodlaw", text(at + 345, 155), text(at, 100)].filter(Boolean).join("/");
    const size = parseInt(text(at + 124, 12), 8);
    write(files, path, bytes.subarray(at + 512, at + 512 + size));
    files.utime(path, 0, 0);
    at += 512 + Math.ceil(size / 512) * 512;
  }
};
const archive = async () => {
  const { body } = await fetch("woodlaw.tar.gz");
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};
let most = 0; /* how many files are kept */
const ready = (async () => {
  const [python, files, before] = await Promise.all([loadPyodide({ indexURL: "./pyodide/" }), archive(), kept()]);
  unpack(python.FS, files);
  try {
    if (before) lay(python.FS, before);
  } catch { /* what was kept is damaged: it is compiled anew */ }
  most = compiledIn(python.FS, "/woodlaw").length;
  python.runPython("import sys; sys.path.insert(0, '/woodlaw'); sys.dont_write_bytecode = False");
  return { FS: python.FS, answer: python.pyimport("woodlaw.page.messages").answer_text };
})();
let timer;
const keepSoon = (FS) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const paths = compiledIn(FS, "/woodlaw");
    if (paths.length <= most) return;
    most = paths.length;
    const files = paths.map((path) => FS.readFile(path));
    keep([JSON.stringify(paths.map((path, number) => [path, files[number].length])), "\n", ...files]);
  }, PATIENCE);
};
addEventListener("message", async ({ data }) => {
  let told;
  try {
    const { FS, answer } = await ready;
    told = answer(data.message);
    keepSoon(FS);
  } catch (error) {
    const message = `Woodlaw does not start here: ${String(error.message).trim().split("\n").at(-1)}`;
    told = JSON.stringify({ problems: [{ where: "", message, options: [] }] });
  }
  postMessage({ number: data.number, answer: told });
});
