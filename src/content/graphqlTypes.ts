/** The GraphQL types of the content, derived from the model: declared, never inferred. */
import * as yup from 'yup';
import { collections } from './kinds';

const pascalCase = (name: string) =>
  name.replace(/(?:^|[-_ ])(\w)/g, (_match, letter: string) => letter.toUpperCase());

const isRequired = (schema: yup.Schema) => !schema.describe().optional;

/** The entries that a reference (or a list of references) names. */
const referredCollection = (schema: yup.Schema): string | undefined => {
  const item = schema instanceof yup.ArraySchema ? schema.innerType : schema;
  return item instanceof yup.Schema ? item.describe().meta?.ref : undefined;
};

const isText = (schema: unknown): boolean =>
  schema instanceof yup.ArraySchema ? isText(schema.innerType) : schema instanceof yup.StringSchema;

/** References resolve to their entries; texts get the company's name and addresses filled in. */
const extensionOf = (schema: yup.Schema): string => {
  if (referredCollection(schema)) return ' @link(by: "slug")';
  return isText(schema) ? ' @filled' : '';
};

/** Collects one definition per object type; shared shapes (`graphqlType`) are defined once. */
class TypeWriter {
  private readonly definitions = new Map<string, string>();

  /** The GraphQL name of `schema`'s type; defines it where it is an object. */
  typeOf(schema: unknown, name: string): string {
    if (schema instanceof yup.StringSchema) return this.nameOfReferred(schema) ?? 'String';
    if (schema instanceof yup.ArraySchema) return `[${this.typeOf(schema.innerType, name)}!]`;
    if (schema instanceof yup.ObjectSchema) {
      const typeName = schema.describe().meta?.graphqlType ?? name;
      if (!this.definitions.has(typeName))
        this.define(typeName, '', this.fieldsOf(schema, typeName));
      return typeName;
    }
    return schema instanceof yup.NumberSchema ? 'Int' : 'Boolean';
  }

  private nameOfReferred(schema: yup.Schema): string | undefined {
    const referred = referredCollection(schema);
    return collections.find(({ name }) => name === referred)?.typeName;
  }

  fieldsOf(schema: yup.ObjectSchema<yup.AnyObject>, typeName: string): string[] {
    return Object.entries(schema.fields).flatMap(([name, field]) => {
      if (!(field instanceof yup.Schema)) return [];
      const fieldType = this.typeOf(field, `${typeName}${pascalCase(name)}`);
      return [`  ${name}: ${fieldType}${isRequired(field) ? '!' : ''}${extensionOf(field)}`];
    });
  }

  define(typeName: string, implementing: string, fields: string[]): void {
    this.definitions.set(
      typeName,
      `type ${typeName}${implementing} @dontInfer {\n${fields.join('\n')}\n}`,
    );
  }

  toString(): string {
    return [...this.definitions.values()].join('\n\n');
  }
}

/** The definitions of every collection's node type and of the shapes in them, as SDL. */
export function graphqlTypes(): string {
  const writer = new TypeWriter();
  for (const { schema, typeName } of collections) {
    writer.define(typeName, ' implements Node', writer.fieldsOf(schema, typeName));
  }
  return writer.toString();
}
