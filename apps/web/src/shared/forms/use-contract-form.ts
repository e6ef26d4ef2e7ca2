import type { Violation } from '@hwjy/sdk/schemas'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm, useWatch } from 'react-hook-form'
import { contractResolver, type FormContract, violationIn } from './contract-resolver.ts'
import { useFirstWrong } from './use-first-wrong.ts'

export interface ContractFormOptions<Values extends FieldValues> extends FormContract<Values> {
  defaultValues: Values
  /** Called after a change by the user, with all values. */
  onChange?: (values: Values) => void
}

/**
 * A form that checks what is typed with the contract's schema of its request. Text that is too long is reported at
 * once, anything else when the form is sent, until the field is changed. The screen has the sentences.
 */
export function useContractForm<Values extends FieldValues>({
  defaultValues,
  onChange,
  ...contract
}: ContractFormOptions<Values>) {
  type Name = Extract<keyof Values, string>
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver<Values>(contract),
  })
  const values = useWatch({ control: form.control }) as Values
  const { errors } = form.formState
  const [reported, setReported] = useState<readonly string[]>([])
  const firstWrong = useFirstWrong()

  function change(part: Partial<Values>) {
    for (const [name, value] of Object.entries(part)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    setReported(reported.filter((name) => !(name in part)))
    void form.trigger()
    onChange?.(form.getValues())
  }
  /** Reports what is wrong with these fields. @returns whether nothing is */
  async function check(names: readonly Name[]): Promise<boolean> {
    setReported([...reported, ...names])
    return names.length === 0 || form.trigger(names as unknown as Path<Values>[])
  }
  /**
   * Calls `send` with values that fit the contract; reports what is wrong otherwise.
   * @param sent names the form: then its first wrong field gets the focus
   */
  async function submit(
    send: (values: Values) => unknown,
    sent?: { currentTarget: HTMLFormElement | null },
  ): Promise<void> {
    firstWrong.sentFrom(sent?.currentTarget ?? null)
    setReported(Object.keys(form.getValues()))
    let isWrong = false
    await form.handleSubmit(
      async (fitting) => {
        setReported([])
        await send(fitting as Values)
      },
      () => {
        isWrong = true
      },
    )()
    // Only now the form has handed out its errors.
    if (isWrong) firstWrong.show()
  }
  function violationOf(name: Name): Violation | null {
    const violation = violationIn(errors[name])
    return violation?.kind === 'too-long' || reported.includes(name) ? violation : null
  }
  return {
    values,
    change,
    check,
    submit,
    violationOf,
    /** Moves the focus to the first wrong field of the form that was sent, such as one that the server refused. */
    showFirstWrong: firstWrong.show,
    /** Forgets what was typed. */
    reset: (next: Values) => {
      setReported([])
      form.reset(next)
    },
    /** Props of a field for text. */
    textProps: (name: Name) => ({
      name,
      value: values[name] as string,
      onChange: ({ target: { value } }: { target: { value: string } }) => change({ [name]: value } as Partial<Values>),
    }),
    /**
     * Props of a field for a number. An emptied field is null, which the contract calls missing: any number in its
     * place would be typed on.
     * @param scale how many of the contract's units the field shows as one, such as the bytes of a megabyte
     */
    numberProps: (name: Name, scale = 1) => ({
      value: values[name] === null ? null : Math.round((values[name] as number) / scale),
      onValueChange: (next: number | null) =>
        change({ [name]: next === null ? null : next * scale } as Partial<Values>),
    }),
  }
}
