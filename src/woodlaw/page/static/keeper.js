/* Keeps all files of the page from the first visit on, so that it works without a network; a new version keeps its own. */
const KEPT = "woodlaw <!-- version -->";
const FILES = [<!-- files -->];
addEventListener("install", (event) => event.waitUntil((async () => {
  await (await caches.open(KEPT)).addAll(FILES);
  await skipWaiting();
})()));
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("woodlaw ") && name !== KEPT) await caches.delete(name);
  await clients.claim();
})()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(KEPT);
    return await cache.match(request, { ignoreSearch: true }) ?? fetch(request);
  })());
});
