import type { DetailedHTMLProps, HTMLAttributes, ReactElement, ReactNode } from "react";
import type { MeishiCardProps } from "./index.js";

/** Not "Attributes", which within the module of React is its own. */
type ElementAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

export function MeishiCard(props: MeishiCardProps & { children?: ReactNode; className?: string }): ReactElement;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "meishi-card": ElementAttributes & Omit<MeishiCardProps, "host"> & { host?: string };
      "meishi-chat": ElementAttributes & {
        card: string;
        host?: string;
        color?: string;
        locale?: string;
        consent?: string;
      };
    }
  }
}
