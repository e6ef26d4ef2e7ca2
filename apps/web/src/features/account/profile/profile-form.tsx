import { type AccountInfo, loadUserInfo } from '@hwjy/sdk'
import { Button, Card, Field, Textarea, TextInput, useToast } from '@hwjy/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { useTextDraft } from '../../../shared/choices/text-draft.ts'
import * as css from '../account.css.ts'
import { UnsavedNews } from './unsaved-news.tsx'
import { INTRODUCTION_MAX, NAME_MAX, profileChange, profileGaps } from './profile-change.ts'
import type { Account } from '../use-account.ts'

const problemFields = { ofCode: {}, inInput: ['name', 'nickname', 'introduction', 'birthday'] } as const
type FieldName = (typeof problemFields.inInput)[number]

/** Name, nickname, a few words, the birthday. What was typed stays until it is saved, also over a reload. */
export function ProfileForm({ info: { profile, username }, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { name, nickname, introduction } = profile
  const saved = { name, nickname, introduction, birthday: profile.birthday ?? '' }
  const [typed, type, forget, typedAt] = useTextDraft<FieldName>(`profile.${profile.userId}`, saved)
  const [isSent, setIsSent] = useState(false)
  const [isDayUnfinished, setIsDayUnfinished] = useState(false)
  const birthdayInput = useRef<HTMLInputElement>(null)
  const [isNewsOpen, setIsNewsOpen] = useState(true)
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const change = profileChange(saved, typed)
  const gaps = isSent ? profileGaps(saved, typed) : []

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    // Half a date reads like none, and would take the birthday back.
    const isUnfinished = birthdayInput.current?.validity.badInput === true
    setIsDayUnfinished(isUnfinished)
    if (profileGaps(saved, typed).length > 0 || isUnfinished || !change) return
    const hasWorked = await run(async () => {
      account.show(await account.calls.modify(change))
      await loadUserInfo(account.role)
    })
    if (!hasWorked) return
    forget()
    setIsSent(false)
    setIsNewsOpen(false)
    toast.show(t('saved'), { tone: 'success' })
  }
  function edit(part: Partial<typeof typed>) {
    type(part)
    // Typed back to what is saved, nothing is left to keep.
    if (!profileChange(saved, { ...typed, ...part })) forget()
  }
  function forgetBirthday() {
    edit({ birthday: '' })
    emptyInput()
    birthdayInput.current?.focus()
  }
  // Half a date is in the field alone, where React does not see it.
  function emptyInput() {
    if (birthdayInput.current?.validity.badInput === true) birthdayInput.current.value = ''
    setIsDayUnfinished(false)
  }
  function discard() {
    type(saved)
    emptyInput()
    forget()
    forgetProblem()
    setIsNewsOpen(false)
  }
  const fieldProps = (field: FieldName, invalid: string) => ({
    label: t(field),
    error: gaps.includes(field)
      ? t('required')
      : (problem?.field === field && (problem.message || invalid)) ||
        (field === 'birthday' && isDayUnfinished && invalid),
  })
  const inputProps = (field: FieldName) => ({
    name: field,
    value: typed[field],
    onChange: (event: { target: { value: string } }) => {
      edit({ [field]: event.target.value })
      setIsDayUnfinished(false)
      forgetProblem()
    },
  })
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        {typedAt !== null && change && isNewsOpen && (
          <UnsavedNews typedAt={typedAt} onKeep={() => setIsNewsOpen(false)} onDiscard={discard} />
        )}
        <Field label={t('username')} help={t('usernameText')}>
          <TextInput value={username} readOnly />
        </Field>
        <div className={css.columns}>
          <Field {...fieldProps('name', t('nameInvalid'))} help={t('nameText')} isRequired>
            <TextInput {...inputProps('name')} autoComplete="name" maxLength={NAME_MAX} />
          </Field>
          <Field
            {...fieldProps('nickname', t('nameInvalid'))}
            help={t(account.role === 'teacher' ? 'nicknameTeacher' : 'nicknameStudent')}
            isRequired
          >
            <TextInput {...inputProps('nickname')} autoComplete="nickname" maxLength={NAME_MAX} />
          </Field>
        </div>
        <Field {...fieldProps('introduction', t('introductionInvalid'))} isRequired={introduction !== ''}>
          <Textarea {...inputProps('introduction')} maxCount={INTRODUCTION_MAX} rows={3} />
        </Field>
        <div className={css.birthday}>
          <Field {...fieldProps('birthday', t('birthdayInvalid'))} help={t('birthdayText')}>
            <TextInput {...inputProps('birthday')} ref={birthdayInput} type="date" autoComplete="bday" />
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
