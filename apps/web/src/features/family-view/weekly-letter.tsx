import { errorCodes, useConfirmWeeklyLetter, useSetWeeklyLetter } from '@hwjy/sdk'
import { LetterConfirmation, WeeklyLetterRequest } from '@hwjy/sdk/schemas'
import { Button, CodeInput, Field, Switch, TextInput, useToast } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import type { useProof } from '../../shared/account/proof/use-proof.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import * as css from './family-view.css.ts'

export interface WeeklyLetterProps {
  mailAddress: string | null
  unconfirmedAddress: string | null
  proven: ReturnType<typeof useProof>['proven']
}

/** A switch that asks for an address before it is on, and an address that is confirmed before it gets letters. */
export function WeeklyLetter({ mailAddress, unconfirmedAddress, proven }: WeeklyLetterProps) {
  const { t } = useTranslation('family')
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<'mailAddress'>({ ofCode: {}, inInput: ['mailAddress'] })
  const { mutateAsync: setLetter } = useSetWeeklyLetter(atOnce)
  const form = useContractForm({
    schema: WeeklyLetterRequest,
    defaultValues: { mailAddress: unconfirmedAddress ?? mailAddress ?? '' },
    onChange: forgetProblem,
  })
  const isSet = mailAddress !== null || unconfirmedAddress !== null
  const isOpen = isAsking || isSet
  const isWrong = form.violationOf('mailAddress') !== null || problem?.field === 'mailAddress'

  async function turnOff() {
    setIsAsking(false)
    if (!isSet) return
    if (await run(() => proven(() => setLetter({ data: {} })))) toast.show(t('letter.off'))
  }
  async function send(data: WeeklyLetterRequest) {
    let waiting: string | null = null
    const isSent = await run(() =>
      proven(async () => {
        waiting = (await setLetter({ data })).letter.unconfirmedAddress
      }),
    )
    if (!isSent) return
    setIsAsking(false)
    if (waiting === null) toast.show(t('letter.on'), { tone: 'success' })
    else toast.show(t('letter.sent', { address: waiting }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit(send)
  }
  return (
    <>
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
      {unconfirmedAddress !== null && (
        <LetterCode
          key={unconfirmedAddress}
          address={unconfirmedAddress}
          present={mailAddress}
          isSending={isBusy}
          onSendAgain={() => void send({ mailAddress: unconfirmedAddress })}
        />
      )}
    </>
  )
}

interface LetterCodeProps {
  address: string
  /** The confirmed address, which gets the letter until then. */
  present: string | null
  isSending: boolean
  onSendAgain: () => void
}

/** Takes the code that was mailed to an address; the last digit sends it. */
function LetterCode({ address, present, isSending, onSendAgain }: LetterCodeProps) {
  const { t } = useTranslation('family')
  const toast = useToast()
  const { problem, isBusy, run, forgetProblem } = useCall<'code'>({
    ofCode: { [errorCodes.wrongMailCode]: 'code' },
    inInput: ['code'],
  })
  const { mutateAsync: confirm } = useConfirmWeeklyLetter(atOnce)
  const form = useContractForm({ schema: LetterConfirmation, defaultValues: { code: '' }, onChange: forgetProblem })
  const isWrong = form.violationOf('code') !== null
  const error = isWrong
    ? t('letter.wrongCode')
    : problem?.field === 'code' && (problem.message || t('letter.wrongCode'))

  async function go(data: LetterConfirmation) {
    if (await run(() => confirm({ data }))) toast.show(t('letter.on'), { tone: 'success' })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit(go)
  }
  return (
    <form noValidate className={css.section} onSubmit={submit}>
      <p>{t('letter.waiting', { address })}</p>
      <p className={css.muted}>
        {present === null ? t('letter.codeHelp') : t('letter.codeHelpBesides', { address: present })}
      </p>
      <div className={css.address}>
        <Field label={t('letter.code')} error={error}>
          <CodeInput
            name="code"
            value={form.values.code}
            onValueChange={(code) => form.change({ code })}
            onComplete={(code) => void go({ code })}
          />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {t('letter.confirm')}
        </Button>
        <Button tone="quiet" isBusy={isSending} onClick={onSendAgain}>
          {t('letter.sendAgain')}
        </Button>
      </div>
      <CallNotice problem={problem} />
    </form>
  )
}
