import type { OwnDelivery } from "./deliveries.server.ts";

/** A secret that is shown now and never again. */
export interface NewSecret {
  secret: string;
  isRotated: boolean;
}

/** A page of a webhook's deliveries. */
export interface DeliveryPage {
  items: OwnDelivery[];
  next: string | null;
}
