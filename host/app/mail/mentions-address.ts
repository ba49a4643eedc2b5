/** Whether a text in lower case has this address, not only one that ends or begins like it. */
export function mentionsAddress(lower: string, address: string): boolean {
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    const before = lower[at - 1] ?? " ";
    const after = lower.slice(at + address.length, at + address.length + 2);
    if (!/[\w.%+-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}
