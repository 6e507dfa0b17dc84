import { useForm, type UseFormInput } from '@mantine/form';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { plainSentence } from './api-error.ts';
import { faultsOfError, focusFirstFault } from './field-faults.ts';
import { useAct } from './use-act.ts';

type Options<Values extends Record<string, unknown>, Result> = Omit<UseFormInput<Values>, 'initialValues'> & {
  initialValues: Values;
  /** Sends what stands in the form; what comes after the call in it is done only when that went well. */
  send: (values: Values) => Promise<Result>;
  /** As in `useAct`: a sentence for the case that the server gave none, or what makes the sentence. */
  failure: string | ((error: unknown) => string | null);
  /** 'together': fields are marked only, and `failure` says all there is to say. */
  messages?: 'at fields' | 'together';
};

/**
 * A form that is sent: what is wrong with a field, as the browser or the server says it, stands at the field, and the
 * first such field has the focus; every field has its `name`. What is about no field is `act.failure`.
 */
export function useActForm<Values extends Record<string, unknown>, Result = unknown>({
  send,
  failure,
  messages = 'at fields',
  ...options
}: Options<Values, Result>) {
  const said = useRef<Record<string, ReactNode>>({});
  const form = useForm<Values>({
    mode: 'uncontrolled',
    ...options,
    onValuesChange: (values, before) => {
      options.onValuesChange?.(values, before);
      if (act.failure === null) return;
      // What is said of the last try is over where one types; what was wrong elsewhere then stands there.
      act.forget();
      const untouched = Object.entries(said.current).filter(([field]) => values[field] === before[field]);
      form.setErrors(Object.fromEntries(untouched));
    },
  });
  const element = useRef<HTMLFormElement>(null);
  const fields = Object.keys(options.initialValues);
  const faults = (error: unknown) => faultsOfError(error, fields);

  const act = useAct(
    async (values: Values) => {
      try {
        return await send(values);
      } catch (error) {
        const found = faults(error);
        said.current = found;
        const marked = Object.fromEntries(Object.keys(found).map((field) => [field, true]));
        // On the page before the focus comes, so that it is read with the field.
        flushSync(() => form.setErrors(messages === 'together' ? marked : found));
        focusFirstFault(element.current, found);
        throw error;
      }
    },
    typeof failure === 'function'
      ? failure
      : (error) => (Object.keys(faults(error)).length > 0 ? null : plainSentence(error, failure)),
  );
  /** What the browser filled in, or somebody typed, before the scripts were there: no event has told of it. */
  const readFields = (filled: HTMLFormElement) => {
    if (options.mode === 'controlled') return;
    const there = new FormData(filled);
    for (const [field, value] of Object.entries(form.getValues())) {
      const typed = there.get(field);
      if (typeof value === 'string' && typeof typed === 'string' && typed !== value)
        form.setFieldValue(field, typed as never, { forceUpdate: false });
    }
  };
  const submit = form.onSubmit(
    (values) => void act.run(values),
    (errors) => focusFirstFault(element.current, errors),
  );
  return {
    form,
    act,
    /** For the form element. */
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      element.current = event.currentTarget;
      said.current = {};
      readFields(event.currentTarget);
      submit(event);
    },
  };
}
