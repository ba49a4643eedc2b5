export { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from "@redocly/openapi-core";
