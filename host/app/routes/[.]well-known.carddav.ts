export { davStart as action } from "../contacts/dav/handler.server.ts";
