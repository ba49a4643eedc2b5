// What pages say while a browser asks for a passkey.

export const WAITING = {
  label: "Waiting for your device...",
  hint: "Your browser is asking for your fingerprint, face or screen lock. If you see nothing, look behind this window or at your security key.",
};

export const NOTHING_CHOSEN =
  "No passkey was used. Try again, or choose another way if this device has none for your account.";
