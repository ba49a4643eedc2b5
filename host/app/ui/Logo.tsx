/** Meishi's logo: two cards, the front one with a person on it. */
export function Logo({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect x="3" y="2" width="17" height="22" rx="4" fill="#7a4a05" transform="rotate(-8 11 13)" />
      <rect x="8" y="4" width="17" height="22" rx="4" fill="#f59e0b" />
      <circle cx="16.5" cy="12" r="3.4" fill="#1c1206" />
      <rect x="11.5" y="18.5" width="10" height="2.6" rx="1.3" fill="#1c1206" />
    </svg>
  );
}
