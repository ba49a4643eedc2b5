/** Parameters of the page's address that a form with the method GET sends along. */
export function HiddenParams({ params }: { params: Record<string, string | undefined> }) {
  return Object.entries(params).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
