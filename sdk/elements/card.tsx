import { keeper, type Leave, type MountOptions } from "./keeper.ts";
export async function mount(_element: HTMLElement, _options: MountOptions): Promise<Leave | null> {
  return null;
}
export const update = keeper("slug", mount);
