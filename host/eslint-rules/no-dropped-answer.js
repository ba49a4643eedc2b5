import { ESLintUtils } from "@typescript-eslint/utils";

/**
 * Two kinds of values mean something only where they are used at once, and TypeScript lets both be dropped:
 * - a `Refusal | null` of access.ts, which forbids nothing until `requirePermission()` throws it;
 * - the `Steps` of a transaction, such as `run(tx.delete(…))`, which do nothing until `yield*` runs them.
 *
 * The rule lists the places where such a value may stand, so that storing, voiding or passing it on is refused as well.
 * A function that returns one is fine: its callers are checked in turn.
 */
export default ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      refusal:
        "This refusal is dropped: write requirePermission(…), compare it with null, read its ?.reason or return it.",
      steps: "These steps never run: write yield* in front of them, or return them to a caller that does.",
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    /** What of a type must not be dropped, also within an array or a promise; types may hold themselves. */
    function kindOf(type, depth = 0) {
      if (depth > 3) return undefined;
      if (type.isUnion()) return type.types.map((each) => kindOf(each, depth + 1)).find(Boolean);
      const name = (type.aliasSymbol ?? type.symbol)?.name;
      if (name === "Refusal") return "refusal";
      const [first] = checker.getTypeArguments(type);
      if (!first) return undefined;
      if (type.symbol?.name === "Generator") return checker.getPropertyOfType(first, "prepare") ? "steps" : undefined;
      return ["Array", "ReadonlyArray", "Promise"].includes(type.symbol?.name) ? kindOf(first, depth + 1) : undefined;
    }

    /** Whether the caller of a function ignores what it returns, as `forEach` does. */
    function isIgnored(callback) {
      const expected = checker.getContextualType(services.esTreeNodeToTSNodeMap.get(callback));
      const signatures = expected?.getCallSignatures() ?? [];
      return signatures.some((signature) => checker.typeToString(signature.getReturnType()) === "void");
    }

    const functionAround = (node) => (/Function/.test(node.type) ? node : functionAround(node.parent));

    const isIn = (node, ...keys) => keys.some((key) => node.parent[key] === node);

    function isUsed(node, kind) {
      const { parent } = node;
      switch (parent.type) {
        case "ReturnStatement":
          return !isIgnored(functionAround(parent));
        case "ArrowFunctionExpression":
          return isIn(node, "body") && !isIgnored(parent);
        case "AwaitExpression": // is asked itself
          return true;
        case "ConditionalExpression":
          return isIn(node, "test") ? kind === "refusal" : isUsed(parent, kind);
        case "LogicalExpression":
        case "TSAsExpression":
        case "TSNonNullExpression":
          return isUsed(parent, kind);
        case "YieldExpression":
          return kind === "steps" && parent.delegate;
        case "CallExpression":
          return (
            kind === "refusal" &&
            ["requirePermission", "expect"].includes((parent.callee.property ?? parent.callee).name)
          );
        case "IfStatement":
        case "BinaryExpression":
        case "MemberExpression":
          return kind === "refusal";
        case "UnaryExpression":
          return kind === "refusal" && parent.operator === "!";
        default:
          return false;
      }
    }

    function check(node) {
      const kind = kindOf(services.getTypeAtLocation(node));
      if (kind && !isUsed(node, kind)) context.report({ node, messageId: kind });
    }

    return { CallExpression: check, AwaitExpression: check, "YieldExpression[delegate=true]": check };
  },
});
