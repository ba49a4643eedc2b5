export const DAV = "DAV:";
export const CARDDAV = "urn:ietf:params:xml:ns:carddav";
export const CALENDARSERVER = "http://calendarserver.org/ns/";

/** An XML name with its namespace. */
export type Name = readonly [namespace: string, name: string];

/** A name as one text, to be looked up by. */
export const nameKey = ([namespace, name]: Name): string => `{${namespace}}${name}`;
