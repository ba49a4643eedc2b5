import { ESLintUtils } from "@typescript-eslint/utils";
import ts from "typescript";

const EFFECT = /^use(Layout|Insertion|Isomorphic|Shallow)?Effect$|^useDidUpdate$/;
/** Their callbacks run later, when a timer or the browser says so. */
const LATER = /^(set(Timeout|Interval)|request(AnimationFrame|IdleCallback)|addEventListener)$/;

/**
 * Data of a page comes from its loader or `clientLoader`, or is asked for by whoever presses something: an effect that
 * fetches draws the page twice, must guard against answers that come too late, and is hidden from the router.
 *
 * The rule follows the functions that an effect calls into their bodies, in whatever file, and reports the call that
 * leads to `fetch()`, `api("GET", …)` or a fetcher's `load()`. Writes, timers and listeners may lead there.
 */
export default ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: { loads: "Effects load no data: use a loader, a clientLoader, or the event that asks for it." },
  },
  defaultOptions: [],
  create(context) {
    const { program, esTreeNodeToTSNodeMap, tsNodeToESTreeNodeMap } = ESLintUtils.getParserServices(context);
    const checker = program.getTypeChecker();
    /** Whether a function loads; false while it is asked, since functions may call themselves. */
    const known = new Map();

    const nameOf = (callee) => (ts.isPropertyAccessExpression(callee) ? callee.name : callee).text;
    const textOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text.toUpperCase() : undefined);

    /** The function that an expression stands for, `useCallback(…)` looked through; undefined if that is not known. */
    function functionOf(node) {
      if (!node) return undefined;
      if (ts.isFunctionLike(node)) return node.body && node;
      if (ts.isCallExpression(node)) return nameOf(node.expression) === "useCallback" && functionOf(node.arguments[0]);
      if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return functionOf(node.initializer);
      if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
      let symbol = checker.getSymbolAtLocation(node);
      if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
      const found = symbol?.valueDeclaration;
      return found && !program.isSourceFileFromExternalLibrary(found.getSourceFile()) ? functionOf(found) : undefined;
    }

    function loads(declared) {
      if (!declared) return false;
      if (!known.has(declared)) {
        known.set(declared, false);
        known.set(declared, loadingCalls(declared.body).length > 0);
      }
      return known.get(declared);
    }

    /** The method that a call writes with; undefined where it reads, or may. */
    function methodOf({ arguments: [first, second] }, name) {
      if (name !== "fetch") return textOf(first);
      const given = second && ts.isObjectLiteralExpression(second) ? second.properties : [];
      return textOf(given.find((each) => each.name?.text === "method")?.initializer);
    }

    function isLoading(call) {
      const name = nameOf(call.expression);
      if (["fetch", "api", "apiAnswer"].includes(name)) return [undefined, "GET"].includes(methodOf(call, name));
      if (name === "serverLoader") return true;
      if (name === "load" && ts.isPropertyAccessExpression(call.expression)) {
        const type = checker.getTypeAtLocation(call.expression.expression);
        if (type.getProperty("Form") && type.getProperty("submit")) return true; // a fetcher
      }
      return loads(functionOf(call.expression)) || (!LATER.test(name) && call.arguments.some(isPassedOn));
    }

    /** A named function that is passed to be called, as in `.then(load)`; one written there is walked through anyway. */
    const isPassedOn = (node) => ts.isIdentifier(node) && loads(functionOf(node));

    /** The calls below a node that load, functions that are only declared there apart. */
    function loadingCalls(node, found = []) {
      if (ts.isCallExpression(node) && isLoading(node)) found.push(node);
      node.forEachChild((child) => {
        const isCalled = ts.isCallExpression(node) && !LATER.test(nameOf(node.expression));
        if (!ts.isFunctionLike(child)) loadingCalls(child, found);
        else if (isCalled && child.body) loadingCalls(child.body, found);
      });
      return found;
    }

    return {
      CallExpression(node) {
        const { callee } = node;
        if (!EFFECT.test((callee.property ?? callee).name)) return;
        const effect = functionOf(esTreeNodeToTSNodeMap.get(node.arguments[0]));
        if (!effect) return;
        const isHere = effect.getSourceFile().fileName === context.filename;
        for (const call of loadingCalls(effect.body))
          context.report({ node: (isHere && tsNodeToESTreeNodeMap.get(call)) || node, messageId: "loads" });
      },
    };
  },
});
