export { mount as mountChat } from "./chat/mount.tsx";
export { mount as mountCard } from "./elements/card.tsx";
