// What tests hand in.
import { Suggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import { Resource } from '@devorbit/contract/library/resources.ts';

export const described = {
  title: 'Trees and heaps',
  college: 'COEP Technological University',
  branch: 'Computer Engineering',
  year: '2',
  semester: '3',
  subject: 'Data Structures',
  resource_type: 'Learning Notes',
};

type More = 'name' | 'description' | 'file_type' | 'duplicate' | 'licence' | 'attribution' | 'source_url' | 'note';
type Fields = Partial<Record<keyof typeof described | More, string>>;

/** A form as a browser sends it; null leaves the file out. */
export function formOf(file: Buffer | null, name: string, fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...described, ...fields })) form.set(field, value);
  if (file) form.set('file', new Blob([new Uint8Array(file)]), name);
  return form;
}

type Uploaded = { status: number; body: Record<string, unknown> };

export async function sendForm(
  base: string,
  code: string | undefined,
  form: FormData,
  path = '/api/upload/',
): Promise<Uploaded> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: code === undefined ? {} : { 'x-session-code': code },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Publishes a document; fails where it is refused. */
export async function publish(
  base: string,
  code: string,
  file: Buffer,
  name: string,
  fields: Fields = {},
): Promise<Resource> {
  const { status, body } = await sendForm(base, code, formOf(file, name, fields));
  if (status !== 201) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
  return Resource.parse(body);
}

/** Suggests a document; fails where it is refused. */
export async function suggest(
  base: string,
  code: string,
  file: Buffer,
  name: string,
  fields: Fields = {},
): Promise<Suggestion> {
  const { status, body } = await sendForm(base, code, formOf(file, name, fields), '/api/documents/suggest/');
  if (status !== 201) throw new Error(`The suggestion answered ${status}: ${JSON.stringify(body)}`);
  return Suggestion.parse(body);
}
