/** Makes the core play faults, as `PUT /__mock/faults` takes them; an empty list ends them. */
export async function setCoreFaults(coreUrl: string, rules: readonly object[]): Promise<void> {
  const reply = await fetch(`${coreUrl}/__mock/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  if (!reply.ok) throw new Error(`/__mock/faults gave ${reply.status}`);
}
