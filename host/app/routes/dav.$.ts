export { davAction as action, davLoader as loader } from "../contacts/dav/handler.server.ts";
