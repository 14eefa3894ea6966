/* Asks the host that gave out the page. */
export const pageOf = (clause) => clause.page;
export const ask = async (message) => {
  const answer = await fetch("ask", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) });
  if (!answer.ok) throw new Error(`the host answers ${answer.status}`);
  return answer.json();
};
