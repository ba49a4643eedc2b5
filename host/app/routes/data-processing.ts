import { legalLoader } from "../landing/legal/legal.server.ts";

export const loader = legalLoader("data-processing");
