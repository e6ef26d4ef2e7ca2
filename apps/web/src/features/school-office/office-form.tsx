import type { Violation } from '@hwjy/sdk/schemas'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldValues } from 'react-hook-form'
import type { ProblemFields } from '../../shared/account/call-problem.ts'
import { useCall } from '../../shared/account/use-call.ts'
import { type ContractFormOptions, useContractForm } from '../../shared/forms/use-contract-form.ts'

export interface OfficeFormOptions<Values extends FieldValues, Field extends string>
  extends ContractFormOptions<Values> {
  /** Fields that a refusal may be about. */
  fields: ProblemFields<Field>
  /** Sends what fits the contract. @throws the server's refusal, which the form then shows */
  save: (values: Values) => Promise<unknown>
  onSaved?: () => void
}

/** A form of the office: checked by the contract, refused by the server, and in both cases said beside the field. */
export function useOfficeForm<Values extends FieldValues, Field extends string>({
  fields,
  save,
  onSaved,
  ...contract
}: OfficeFormOptions<Values, Field>) {
  const { t } = useTranslation('schoolOffice')
  const { problem, isBusy, run, forgetProblem } = useCall<Field>(fields)
  const form = useContractForm<Values>({
    ...contract,
    onChange(values) {
      forgetProblem()
      contract.onChange?.(values)
    },
  })
  async function saveBy(call: () => Promise<unknown>) {
    if (await run(call)) onSaved?.()
  }
  const violationText = ({ kind, limit }: Violation) => t(`invalid.${kind}`, { limit: limit ?? 0 })
  return {
    ...form,
    problem,
    isBusy,
    /** Words about what is wrong with a field; undefined while nothing is. */
    errorOf(name: Extract<keyof Values, string>): string | undefined {
      const violation = form.violationOf(name)
      if (violation) return violationText(violation)
      if (problem?.field !== (name as string)) return undefined
      return problem.message === '' ? t('invalid.wrong-form') : problem.message
    },
    submit(event?: FormEvent) {
      event?.preventDefault()
      void form.submit((values) => saveBy(() => save(values)))
    },
    /** Runs another call as if the form were sent. */
    saveBy,
  }
}
