import type { InLanguages } from '../expect-in-languages.ts'

// What pages say themselves instead of the server's sentence, in every language.

/** A code that is wrong, said beside its field. */
export const wrongCode: InLanguages = {
  'en-US': /^This code is wrong or has expired/,
  'zh-CN': /^验证码不正确或已失效/,
  'ja-JP': /^認証コードが違うか、期限が切れています/,
}

/** Too many attempts, before there is a session: counted down. */
export const tooManyAttempts: InLanguages = {
  'en-US': /Too many attempts. Try again in 1 minute/,
  'zh-CN': /尝试次数过多，请在.+后重试/,
  'ja-JP': /一時的に制限しています。.+後にもう一度/,
}

/** Too many attempts of a person who changes something: counted down. */
export const tooManyTries: InLanguages = {
  'en-US': /Too many attempts\. Try again in 1 minute/,
  'zh-CN': /尝试次数过多，请在.+后重试/,
  'ja-JP': /試行回数が多すぎます。.+後にもう一度/,
}

/** The password of a user who is known already is wrong. */
export const wrongPassword: InLanguages = {
  'en-US': /^Wrong password\. Try again/,
  'zh-CN': /^密码不正确，请重新输入/,
  'ja-JP': /^パスワードが違います。もう一度/,
}
