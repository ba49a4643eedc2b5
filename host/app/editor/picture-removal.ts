import { toast } from "../ui/toast.ts";

/** Asks before removing a picture from the card. */
export const isRemovalMeant = () => window.confirm("Are you sure you want to remove this image?");

/** Confirms that it was removed. */
export const tellRemoved = () => toast.success("Image removed", "The image has been removed from your card");
