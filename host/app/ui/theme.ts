import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

/** Ten shades, from light to dark. */
const shades = (hex: string) => hex.split(" ").map((shade) => `#${shade}`) as unknown as MantineColorsTuple;

/** The look of owner pages: palette, type, spacing and radius. Components use these tokens, no literal colours. */
export const theme = createTheme({
  primaryColor: "amber",
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  respectReducedMotion: true,
  luminanceThreshold: 0.3,
  black: "#1C1206",
  white: "#FFFFFF",
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  colors: {
    gray: shades("FAF9F7 F3F1EE E9E6E1 DCD7D0 CBC5BC A39B91 6B645C 57514A 3A3530 1C1917"),
    dark: shades("EDEBE8 CBC7C2 A8A29B 79736C 3D3935 302C29 211E1C 171513 100E0D 0A0908"),
    amber: shades("FFF8EB FEEFCF FDDFA0 FBCB69 F8B636 F59E0B D98206 B46508 8A4C0C 3D2408"),
    teal: shades("E9FBF8 CFF6EF A5EDE1 74E2D2 4ADAC7 2DD4BF 17AF9D 0F8A7C 0C665C 073F39"),
    blue: shades("EDF5FF D9E9FF B9D7FE 93C2FC 76B2FB 60A5FA 3B82F6 2563EB 1D4ED8 172554"),
    rose: shades("FFF0F2 FFDFE4 FEC3CC FDA2B0 FC8799 FB7185 F43F5E D9213F A81731 4C0519"),
    violet: shades("F5F2FF EAE4FF D8CDFE C4B3FD B49DFB A78BFA 8B5CF6 7C3AED 5B21B6 2E1065"),
    green: shades("EDFDF2 D6FAE1 B0F3C5 82EAA3 62E48B 4ADE80 22C55E 16A34A 147238 06210F"),
    red: shades("FEF1F1 FDE0E0 FCC8C8 FAA5A5 F98989 F87171 EF4444 DC2626 B91C1C 450A0A"),
  },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "6px", sm: "8px", md: "10px", lg: "14px", xl: "20px" },
  defaultRadius: "md",
  fontSizes: { xs: "12px", sm: "14px", md: "15px", lg: "17px", xl: "20px" },
  lineHeights: { xs: "1.35", sm: "1.45", md: "1.5", lg: "1.5", xl: "1.4" },
  headings: {
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "28px", lineHeight: "1.2" },
      h2: { fontSize: "18px", lineHeight: "1.3", fontWeight: "650" },
      h3: { fontSize: "15px", lineHeight: "1.35", fontWeight: "600" },
    },
  },
  shadows: { sm: "0 1px 2px #0006", md: "0 12px 32px -12px #0009", lg: "0 24px 60px -16px #000c" },
  breakpoints: { xs: "30em", sm: "48em", md: "64em", lg: "75em", xl: "90em" },
  cursorType: "pointer",
  // Plain objects, not Component.extend(): no component is imported that a page does not use.
  components: {
    Tooltip: { defaultProps: { openDelay: 700, withArrow: true } },
    Card: { defaultProps: { radius: "lg", padding: 20, withBorder: true } },
    Paper: { defaultProps: { radius: "lg" } },
    Badge: { defaultProps: { variant: "light", radius: "xl", size: "lg", fw: 600, fz: 12, tt: "none" } },
    Modal: { defaultProps: { centered: true, radius: "lg", padding: "lg", overlayProps: { backgroundOpacity: 0.66 } } },
    // A menu may hold nothing but its items, and stands within the page's main part; its first item has the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: "#main" } } },
    // Distinguishes check boxes from radio buttons.
    Checkbox: { defaultProps: { radius: 4 } },
    Select: { defaultProps: { allowDeselect: false } },
  },
});

const TEXT_COLOURS = ["amber", "teal", "blue", "rose", "violet", "green", "red"] as const;

/** Adjusts Mantine's color scheme: 4.5:1 for colored and muted text on light pages, 3:1 for fields. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "var(--mantine-color-gray-0)",
    "--mantine-color-text": "var(--mantine-color-gray-9)",
    "--mantine-color-dimmed": "var(--mantine-color-gray-6)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-6)",
    "--mantine-color-anchor": "var(--mantine-color-amber-8)",
    "--mantine-color-error": "var(--mantine-color-red-7)",
    ...Object.fromEntries(
      TEXT_COLOURS.flatMap((name) => [
        [`--mantine-color-${name}-text`, `var(--mantine-color-${name}-8)`],
        [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-8)`],
        [`--mantine-color-${name}-outline`, `var(--mantine-color-${name}-8)`],
      ]),
    ),
  },
  dark: {
    "--mantine-color-placeholder": "var(--mantine-color-dark-2)",
    "--mantine-color-anchor": "var(--mantine-color-amber-3)",
    "--mantine-color-error": "var(--mantine-color-red-5)",
    "--mantine-primary-color-filled-hover": "var(--mantine-color-amber-4)",
    "--mantine-color-amber-filled-hover": "var(--mantine-color-amber-4)",
    "--mantine-color-amber-light-color": "var(--mantine-color-amber-3)",
    "--mantine-color-green-light-color": "var(--mantine-color-green-5)",
    "--mantine-color-red-light-color": "var(--mantine-color-red-4)",
  },
});
