/* Asks Woodlaw itself, which runs in a worker of this browser; what takes too long is ended with the worker. */
const LONGEST = 60000;
let worker;
let number = 0;
const waiting = new Map();

const start = () => {
  worker = new Worker("worker.js", { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    const { done, timer } = waiting.get(data.number) ?? {};
    clearTimeout(timer);
    waiting.delete(data.number);
    done?.(JSON.parse(data.answer));
  });
  worker.addEventListener("error", (event) => end(event.message || "the worker does not start"));
};
const end = (why) => {
  worker.terminate();
  for (const { done, timer } of waiting.values()) {
    clearTimeout(timer);
    done({ problems: [{ where: "", message: why, options: [] }] });
  }
  waiting.clear();
  start();
};
start();
/* A clause has its page on this site, beside the table. */
export const pageOf = (clause) => (clause.page ? `../law/${clause.id.toLowerCase()}.html` : "");
export const ask = (message) => new Promise((done) => {
  number += 1;
  const timer = setTimeout(() => end("given up after a minute; expected less to do at once"), LONGEST);
  waiting.set(number, { done, timer });
  worker.postMessage({ number, message: JSON.stringify(message) });
});
if ("serviceWorker" in navigator) navigator.serviceWorker.register("keeper.js").catch(() => { /* then it needs a network next time, too */ });
