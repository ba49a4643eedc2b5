import { toast } from "../ui/toast.ts";

/** Asks before a picture is taken off the card. */
export const isRemovalMeant = () => window.confirm("Are you sure you want to remove this image?");

/** Says that it was. */
export const tellRemoved = () => toast.success("Image removed", "The image has been removed from your card");
