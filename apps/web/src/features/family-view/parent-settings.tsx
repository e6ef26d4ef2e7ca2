import { type SupervisionSettings, useSetSupervisionLock, useSetWeeklyLetter } from '@hwjy/sdk'
import { WeeklyLetterRequest } from '@hwjy/sdk/schemas'
import { Button, Field, Switch, TextInput, useToast } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useProof } from '../../shared/account/proof/use-proof.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import * as css from './family-view.css.ts'

type Proven = ReturnType<typeof useProof>['proven']

/** The lock against the children of the account, and the weekly letter where the school sends mail. */
export default function ParentSettings({ settings: { isLocked, letter } }: { settings: SupervisionSettings }) {
  const { t } = useTranslation('family')
  const { proven, dialog } = useProof('student')
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: setLock } = useSetSupervisionLock(atOnce)
  return (
    <section className={css.section} aria-labelledby="parents">
      <h2 id="parents">{t('parents')}</h2>
      <Switch
        label={t('lock.label')}
        description={t('lock.help')}
        isChecked={isLocked}
        disabled={isBusy}
        onCheckedChange={(isOn) => void run(() => proven(() => setLock({ data: { isLocked: isOn } })))}
      />
      <CallNotice problem={problem} />
      {letter.isOffered && <WeeklyLetter mailAddress={letter.mailAddress} proven={proven} />}
      {dialog}
    </section>
  )
}

/** A switch that asks for an address before it is on. */
function WeeklyLetter({ mailAddress, proven }: { mailAddress: string | null; proven: Proven }) {
  const { t } = useTranslation('family')
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<'mailAddress'>({ ofCode: {}, inInput: ['mailAddress'] })
  const { mutateAsync: setLetter } = useSetWeeklyLetter(atOnce)
  const form = useContractForm({
    schema: WeeklyLetterRequest,
    defaultValues: { mailAddress: mailAddress ?? '' },
    onChange: forgetProblem,
  })
  const isOpen = isAsking || mailAddress !== null
  const isWrong = form.violationOf('mailAddress') !== null || problem?.field === 'mailAddress'

  async function turnOff() {
    setIsAsking(false)
    if (mailAddress === null) return
    if (await run(() => proven(() => setLetter({ data: {} })))) toast.show(t('letter.off'))
  }
  async function save(data: WeeklyLetterRequest) {
    if (!(await run(() => proven(() => setLetter({ data }))))) return
    setIsAsking(false)
    toast.show(t('letter.on'), { tone: 'success' })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit(save)
  }
  return (
    <form noValidate className={css.section} onSubmit={submit}>
      <Switch
        label={t('letter.label')}
        description={t('letter.help')}
        isChecked={isOpen}
        disabled={isBusy}
        onCheckedChange={(isOn) => (isOn ? setIsAsking(true) : void turnOff())}
      />
      {isOpen && (
        <div className={css.address}>
          <Field label={t('letter.address')} error={isWrong && t('letter.wrongAddress')}>
            <TextInput
              type="email"
              autoComplete="email"
              value={form.values.mailAddress ?? ''}
              onChange={({ target }) => form.change({ mailAddress: target.value })}
            />
          </Field>
          <Button type="submit" isBusy={isBusy}>
            {t('letter.save')}
          </Button>
        </div>
      )}
      <CallNotice problem={problem} />
    </form>
  )
}
