/** Words that say nothing of what a name holds; host/README.md, "Words", has ours for each. */
const VAGUE = new Set(
  `asked departure doubles drawn found given gone held keeper kept known learn leaving lettering longest mended patience
   ruled said shown somebody tend tidy told turns waiting wanted whoever wish wishes`.split(/\s+/),
);
/** Terms of the field, and names of tables. */
const TERMS = /not_?found|known[-_]?(devices|places)|gone$/i;

/** The first such word in a name or path: `isKnown`, `MAX_WAITING`, `share/wish.ts`. */
export const vagueWord = (name) =>
  name
    .replace(TERMS, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .find((part) => VAGUE.has(part));

/**
 * Reports names that we choose: of variables, parameters, functions, types and classes. What a property is called may be
 * fixed by an answer, a column or a catalogue, so `{ known }` may be taken out of an object as it is.
 */
export default {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { vague: "“{{word}}” in “{{name}}” says nothing of what it holds." },
  },
  create(context) {
    const check = (node) => {
      const word = node?.type === "Identifier" && vagueWord(node.name);
      if (word) context.report({ node, messageId: "vague", data: { word, name: node.name } });
    };
    const checkPattern = (node) => {
      if (!node) return;
      if (node.type === "Identifier") check(node);
      if (node.type === "AssignmentPattern") checkPattern(node.left);
      if (node.type === "RestElement") checkPattern(node.argument);
      if (node.type === "ArrayPattern") node.elements.forEach(checkPattern);
      if (node.type === "ObjectPattern")
        for (const property of node.properties)
          if (property.type === "RestElement" || !property.shorthand)
            checkPattern(property.type === "RestElement" ? property : property.value);
    };
    const ofFunction = (node) => {
      check(node.id);
      node.params.forEach(checkPattern);
    };
    return {
      VariableDeclarator: (node) => checkPattern(node.id),
      FunctionDeclaration: ofFunction,
      FunctionExpression: ofFunction,
      ArrowFunctionExpression: ofFunction,
      ClassDeclaration: (node) => check(node.id),
      TSTypeAliasDeclaration: (node) => check(node.id),
      TSInterfaceDeclaration: (node) => check(node.id),
    };
  },
};
