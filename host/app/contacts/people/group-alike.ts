/** Puts rows that get the same values together: each group is written by one statement. */
export function groupAlike<T extends object>(changes: { id: number; values: T }[]): { values: T; ids: number[] }[] {
  const groups = new Map<string, { values: T; ids: number[] }>();
  for (const { id, values } of changes) {
    const key = JSON.stringify(values);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { values, ids: [id] });
  }
  return [...groups.values()];
}
