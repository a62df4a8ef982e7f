/**
 * Fields that a query asks for and nothing in `src/` uses. A field is used where code names it, and where
 * what holds it is handed on as a type that has it: to a component whose props are a heading and a text.
 */
import path from 'node:path';
import ts from 'typescript';
import { QUERY_TYPES } from './queryTypes';

const MOST_NESTED = 8;

/** "ServicePageQuery.service.hero.title". */
function nameOf(node: ts.Node): string {
  const { parent } = node;
  const above = parent.kind === ts.SyntaxKind.SourceFile ? '' : nameOf(parent);
  const isNamed =
    ts.isPropertySignature(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isNamed ? [above, node.name.getText()].filter(Boolean).join('.') : above;
}

/** @returns the path of each in the queries' types: "ServicePageQuery.service.hero.title" */
export function unusedFields(project: string): string[] {
  const { config } = ts.readConfigFile(path.join(project, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const inSource = fileNames.filter((file) => path.relative(project, file).startsWith('src'));
  const program = ts.createProgram(inSource, options);
  const checker = program.getTypeChecker();
  const types = program.getSourceFile(path.join(project, QUERY_TYPES));
  if (!types) throw new Error(`${QUERY_TYPES} is not there.`);

  const used = new Set<ts.Declaration>();
  /** Fields that are handed on as another query's: used where those are. */
  const handedOn: [from: ts.Declaration, to: ts.Declaration][] = [];

  const fieldsOf = (symbol: ts.Symbol | undefined): ts.Declaration[] =>
    (symbol?.declarations ?? []).filter((one) => one.getSourceFile() === types);

  const use = (symbol: ts.Symbol | undefined) => fieldsOf(symbol).forEach((one) => used.add(one));

  const itemOf = (type: ts.Type): ts.Type | undefined =>
    checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      : undefined;

  /** Something of type `from` is passed where type `to` is expected. */
  function handOn(from: ts.Type, to: ts.Type, depth = 0): void {
    const source = checker.getNonNullableType(from);
    // What a generic function knows of what it is given is the constraint of its type.
    const target = checker.getNonNullableType(checker.getBaseConstraintOfType(to) ?? to);
    if (source === target || depth > MOST_NESTED) return;
    const [item, wanted] = [itemOf(source), itemOf(target)];
    if (item && wanted) return handOn(item, wanted, depth + 1);
    if (item || wanted) return;
    for (const property of checker.getPropertiesOfType(source)) {
      const fields = fieldsOf(property);
      // A query's fields may be in an object literal made for the call.
      const isNear = fields.length > 0 || depth < 1;
      const other = isNear ? checker.getPropertyOfType(target, property.name) : undefined;
      if (!other) continue;
      const others = fieldsOf(other);
      if (others.length === 0) use(property);
      for (const field of fields) {
        handedOn.push(...others.map((one): [ts.Declaration, ts.Declaration] => [field, one]));
      }
      handOn(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other), depth + 1);
    }
  }

  /** A call of a generic function: by the types that it declares. */
  function visitCall(node: ts.CallExpression | ts.JsxOpeningLikeElement): void {
    const isCall = ts.isCallExpression(node);
    const called = checker.getTypeAtLocation(isCall ? node.expression : node.tagName);
    const [signature] = called.getCallSignatures();
    if (!signature?.getTypeParameters()) return;
    const wanted = signature.getParameters().map((one) => checker.getTypeOfSymbol(one));
    if (isCall) {
      for (const [index, one] of node.arguments.entries()) {
        const type = wanted[index];
        if (type) handOn(checker.getTypeAtLocation(one), type);
      }
      return;
    }
    for (const one of node.attributes.properties) {
      if (!ts.isJsxAttribute(one) || !one.initializer || !ts.isJsxExpression(one.initializer))
        continue;
      const property = wanted[0] && checker.getPropertyOfType(wanted[0], one.name.getText());
      const { expression } = one.initializer;
      if (property && expression) {
        handOn(checker.getTypeAtLocation(expression), checker.getTypeOfSymbol(property));
      }
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) || ts.isJsxOpeningLikeElement(node)) visitCall(node);
    if (ts.isPropertyAccessExpression(node)) use(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      // By a name that is not known here: any of them.
      for (const one of checker.getTypeAtLocation(node.expression).getProperties()) use(one);
    }
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
      for (const { propertyName, name, dotDotDotToken } of node.elements) {
        const key = propertyName ?? name;
        if (!dotDotDotToken && ts.isIdentifier(key)) use(checker.getPropertyOfType(type, key.text));
      }
    }
    if (ts.isExpression(node)) {
      const wanted = checker.getContextualType(node);
      if (wanted) handOn(checker.getTypeAtLocation(node), wanted);
    }
    if (ts.isJsxSpreadAttribute(node)) {
      const wanted = checker.getContextualType(node.parent);
      if (wanted) handOn(checker.getTypeAtLocation(node.expression), wanted);
    }
    ts.forEachChild(node, visit);
  }
  for (const file of program.getSourceFiles()) {
    if (file !== types && inSource.includes(path.normalize(file.fileName))) visit(file);
  }

  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const [from, to] of handedOn) if (used.has(to)) used.add(from);
  }

  const unused: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && !used.has(node)) unused.push(nameOf(node));
    else ts.forEachChild(node, collect);
  };
  collect(types);
  return unused;
}
