/** Runs the work for every item, at most `width` at a time; results in the order of the items. */
export async function atOnce<Item, Result>(
  width: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
