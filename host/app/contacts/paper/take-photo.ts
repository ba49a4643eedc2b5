/**
 * Lets the user photograph something with the phone's camera, or choose a file where there is none; `onPhoto` is called
 * unless the user changes their mind.
 */
export function takePhoto(onPhoto: (photo: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.setAttribute("capture", "environment");
  input.hidden = true;
  input.addEventListener("change", () => {
    if (input.files?.[0]) onPhoto(input.files[0]);
    input.remove();
  });
  input.addEventListener("cancel", () => input.remove());
  // Safari fires no events at an input outside the document.
  document.body.append(input);
  input.click();
}
