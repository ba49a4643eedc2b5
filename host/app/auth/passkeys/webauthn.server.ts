/** The library for passkeys, loaded on use: it would take a tenth of every start. */
export const webauthn = () => import("@simplewebauthn/server");
