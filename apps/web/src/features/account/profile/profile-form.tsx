import { type AccountInfo, loadUserInfo, useModifyUserAs } from '@hwjy/sdk'
import { ProfileChange, profileChangeIntroductionMax, profileChangeNameMax } from '@hwjy/sdk/schemas'
import { Button, Card, Field, Textarea, TextInput, useToast } from '@hwjy/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useTextDraft } from '../../../shared/choices/text-draft.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import * as css from '../account.css.ts'
import { introductionRule, profileChange } from './profile-change.ts'
import { UnsavedNotice } from './unsaved-notice.tsx'
import type { Account } from '../use-account.ts'

const problemFields = { ofCode: {}, inInput: ['name', 'nickname', 'introduction', 'birthday'] } as const
type FieldName = (typeof problemFields.inInput)[number]

/** Name, nickname, a few words, the birthday. What was typed stays until it is saved, also over a reload. */
export function ProfileForm({ info: { profile, username }, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { name, nickname, introduction } = profile
  const saved = { name, nickname, introduction, birthday: profile.birthday ?? '' }
  const [draft, keep, forget, typedAt] = useTextDraft<FieldName>(`profile.${profile.userId}`, saved)
  const birthdayInput = useRef<HTMLInputElement>(null)
  const [isNoticeOpen, setIsNoticeOpen] = useState(true)
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const { mutateAsync: modify } = useModifyUserAs(account.role, atOnce)
  const form = useContractForm({
    schema: ProfileChange,
    defaultValues: draft,
    // Half a date reads like none, and would take the birthday back: here it is a date in a wrong form.
    request: (typed) => ({ ...typed, ...(isDayUnfinished() && { birthday: 'unfinished' }) }),
    rules: (typed) => introductionRule(saved, typed),
    onChange(typed) {
      forgetProblem()
      // Typed back to what is saved, nothing is left to keep.
      if (profileChange(saved, typed)) keep(typed)
      else forget()
    },
  })
  const typed = form.values
  const change = profileChange(saved, typed)
  const isDayUnfinished = () => birthdayInput.current?.validity.badInput === true

  async function save(fitting: typeof typed) {
    const data = profileChange(saved, fitting)
    if (!data) return
    const hasWorked = await run(async () => {
      account.show(await modify({ data }))
      await loadUserInfo(account.role)
    })
    if (!hasWorked) return
    forget()
    setIsNoticeOpen(false)
    toast.show(t('saved'), { tone: 'success' })
  }
  function forgetBirthday() {
    emptyBirthdayInput()
    form.change({ birthday: '' })
    birthdayInput.current?.focus()
  }
  // Half a date is in the field alone, where React does not see it.
  function emptyBirthdayInput() {
    if (birthdayInput.current && isDayUnfinished()) birthdayInput.current.value = ''
  }
  function discard() {
    emptyBirthdayInput()
    form.reset(saved)
    forget()
    forgetProblem()
    setIsNoticeOpen(false)
  }
  function fieldProps(field: FieldName, invalid: string) {
    const violation = form.violationOf(field)
    const refusal = problem?.field === field && (problem.message || invalid)
    if (!violation) return { label: t(field), error: refusal }
    const { kind, limit } = violation
    const error = kind === 'missing' ? t('required') : kind === 'too-long' ? t('tooLong', { max: limit }) : invalid
    return { label: t(field), error }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit(save)
  }
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.form} onSubmit={submit}>
        {typedAt !== null && change && isNoticeOpen && (
          <UnsavedNotice typedAt={typedAt} onKeep={() => setIsNoticeOpen(false)} onDiscard={discard} />
        )}
        <Field label={t('username')} help={t('usernameText')}>
          <TextInput value={username} readOnly />
        </Field>
        <div className={css.columns}>
          <Field {...fieldProps('name', t('nameInvalid'))} help={t('nameText')} isRequired>
            <TextInput {...form.textProps('name')} autoComplete="name" maxLength={profileChangeNameMax} />
          </Field>
          <Field
            {...fieldProps('nickname', t('nameInvalid'))}
            help={t(account.role === 'teacher' ? 'nicknameTeacher' : 'nicknameStudent')}
            isRequired
          >
            <TextInput {...form.textProps('nickname')} autoComplete="nickname" maxLength={profileChangeNameMax} />
          </Field>
        </div>
        <Field {...fieldProps('introduction', t('introductionInvalid'))} isRequired={introduction !== ''}>
          <Textarea {...form.textProps('introduction')} maxCount={profileChangeIntroductionMax} rows={3} />
        </Field>
        <div className={css.birthday}>
          <Field {...fieldProps('birthday', t('birthdayInvalid'))} help={t('birthdayText')}>
            <TextInput {...form.textProps('birthday')} ref={birthdayInput} type="date" autoComplete="bday" />
          </Field>
          {/* Not every browser's field for dates can be emptied. */}
          {typed.birthday !== '' && (
            <Button size="sm" tone="quiet" className={css.forgetBirthday} onClick={forgetBirthday}>
              {t('birthdayForget')}
            </Button>
          )}
        </div>
        <CallNotice problem={problem} />
        <div className={css.buttons}>
          <Button type="submit" tone="primary" isBusy={isBusy} disabled={!change}>
            {t('save')}
          </Button>
          {change && (
            <Button tone="quiet" onClick={discard}>
              {t('undo')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
