/** One letter more, less, other, or two that changed places. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  return (
    (restA.length <= 1 && restB.length <= 1) ||
    (restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
