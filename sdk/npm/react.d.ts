import type { DetailedHTMLProps, HTMLAttributes, ReactElement, ReactNode } from "react";
import type { MeishiCardProps } from "./index.js";

type Attributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

export function MeishiCard(props: MeishiCardProps & { children?: ReactNode; className?: string }): ReactElement;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "meishi-card": Attributes & Omit<MeishiCardProps, "host"> & { host?: string };
      "meishi-chat": Attributes & { card: string; host?: string; color?: string; locale?: string; consent?: string };
    }
  }
}
