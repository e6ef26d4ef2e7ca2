import type { ApiError } from '@hwjy/sdk'
import type { FormEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ProblemFields } from '../../shared/account/call-problem.ts'
import { useCall } from '../../shared/account/use-call.ts'
import { type ContractFormOptions, useContractForm } from '../../shared/forms/use-contract-form.ts'
import { useLimitText } from '../../shared/forms/use-limit-text.ts'

export interface OfficeFormOptions<Values extends FieldValues, Field extends string>
  extends ContractFormOptions<Values> {
  /** Fields that a refusal may be about. */
  fields: ProblemFields<Field>
  /** The page's own words for a refusal, where they say more than the server's sentence. */
  say?: (refusal: ApiError) => string | undefined
  /** Sends what fits the contract. @throws the server's refusal, which the form then shows */
  save: (values: Values) => Promise<unknown>
  onSaved?: () => void
}

/** A form of the office: checked by the contract, refused by the server, and in both cases said beside the field. */
export function useOfficeForm<Values extends FieldValues, Field extends string>({
  fields,
  say,
  save,
  onSaved,
  ...contract
}: OfficeFormOptions<Values, Field>) {
  const { violationText, refusalText, takenText } = useLimitText()
  const { problem, isBusy, run, forgetProblem } = useCall<Field>(fields, say)
  const form = useContractForm<Values>({
    ...contract,
    onChange(values) {
      forgetProblem()
      contract.onChange?.(values)
    },
  })
  async function saveBy(call: () => Promise<unknown>) {
    if (await run(call)) onSaved?.()
    else form.showFirstWrong()
  }
  return {
    ...form,
    problem,
    isBusy,
    /** Says if something was typed that is not saved. */
    isChanged: !isSame(form.values, contract.defaultValues),
    /**
     * Words about what is wrong with a field, and what it may hold; undefined while nothing is.
     * @param scale as of `numberProps`
     */
    errorOf(name: Extract<keyof Values, string>, scale = 1): string | undefined {
      const violation = form.violationOf(name)
      if (violation) {
        const request = contract.request?.(form.values) ?? form.values
        return violationText(contract.schema, violation, { value: valueAt(request, violation.path), scale })
      }
      if (problem?.field !== (name as string)) return undefined
      if (problem.message === '') return refusalText(contract.schema, name, problem.issue, { scale })
      // The server has one code for both.
      const field: string = name
      return field === 'slug' || field === 'username' ? takenText(field) : problem.message
    },
    submit(event?: FormEvent<HTMLFormElement>) {
      event?.preventDefault()
      void form.submit((values) => saveBy(() => save(values)), event)
    },
    /** Runs another call as if the form were sent. */
    saveBy,
  }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const valueAt = (request: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], request)
