/* Keeps the page's files, so that it works without a network; a new version comes with other names of what it keeps. */
const KEPT = "woodlaw <!-- version -->";
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("woodlaw ") && name !== KEPT) await caches.delete(name);
  await clients.claim();
})()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(KEPT);
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  })());
});
