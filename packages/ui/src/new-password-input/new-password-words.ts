import type { Words } from '../ui-text/words.ts'
import type { PasswordKind, PasswordLevel } from './password-strength.ts'

export interface NewPasswordWords {
  strength: string
  levels: Readonly<Record<Exclude<PasswordLevel, 'empty'>, string>>
  met: string
  length: (min: number, max: number) => string
  /** @param count one to four */
  kinds: (count: number) => string
  /** What follows a kind that must be there, with its brackets. */
  required: string
  kind: Readonly<Record<PasswordKind, string>>
}

export const newPasswordWords: Words<NewPasswordWords> = {
  'en-US': {
    strength: 'Password strength',
    levels: { weak: 'Too weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
    met: 'Met:',
    length: (min, max) => `${min} to ${max} characters`,
    kinds: (count) =>
      count >= 4 ? 'All of these:' : `At least ${['', 'one', 'two', 'three'][count] ?? count} of these:`,
    required: ' (required)',
    kind: { lower: 'lowercase letter', upper: 'uppercase letter', digit: 'number', symbol: 'symbol' },
  },
  'zh-CN': {
    strength: '密码强度',
    levels: { weak: '不符合要求', fair: '一般', good: '较强', strong: '很强' },
    met: '已满足：',
    length: (min, max) => `${min}–${max} 个字符`,
    kinds: (count) => (count >= 4 ? '必须同时包含：' : `至少包含以下${['', '一', '两', '三'][count] ?? count}种：`),
    required: '（必须有）',
    kind: { lower: '小写字母', upper: '大写字母', digit: '数字', symbol: '符号' },
  },
  'ja-JP': {
    strength: 'パスワードの強さ',
    levels: { weak: '条件を満たしていません', fair: '普通', good: '良い', strong: '強い' },
    met: '達成：',
    length: (min, max) => `${min}〜${max} 文字`,
    kinds: (count) => (count >= 4 ? '次のすべて：' : `次のうち ${count} 種類以上：`),
    required: '（必須）',
    kind: { lower: '英小文字', upper: '英大文字', digit: '数字', symbol: '記号' },
  },
}
