/** Everything that reached the core, as text, byte for byte. */
export async function readCoreRecords(coreUrl: string): Promise<string> {
  const reply = await fetch(`${coreUrl}/__mock/requests`);
  if (!reply.ok) throw new Error(`/__mock/requests gave ${reply.status}`);
  return reply.text();
}
