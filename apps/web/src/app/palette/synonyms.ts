/** Words that mean the same to a user who searches, by language: users mix them. */
interface Synonyms {
  en: readonly string[]
  /** These can be typed as they are read. */
  zh: readonly string[]
  ja: readonly string[]
}

/** A label with any word of a group is found by all of them. */
const groups: readonly Synonyms[] = [
  {
    en: ['home', 'start', 'overview', 'today'],
    zh: ['首页', '主页', '今天'],
    ja: ['ホーム', 'トップ'],
  },
  {
    en: ['messages', 'inbox', 'notifications', 'news'],
    zh: ['消息', '通知', '信息'],
    ja: ['メッセージ', 'お知らせ', '通知'],
  },
  {
    en: ['account', 'profile', 'change', 'edit', 'my name', 'nickname', 'avatar', 'picture'],
    zh: ['账号', '个人', '资料', '头像', '昵称', '修改', '更换'],
    ja: ['アカウント', 'プロフィール', '写真', 'ニックネーム', '変更'],
  },
  {
    en: ['security', 'password', 'change', 'forgot', 'reset', 'phone number', 'devices', 'wechat'],
    zh: ['安全', '密码', '手机号', '设备管理', '微信', '修改', '更换', '忘记', '重置'],
    ja: ['セキュリティ', 'パスワード', '電話番号', '端末', '変更'],
  },
  {
    en: ['settings', 'preferences', 'options', 'notifications', 'time zone'],
    zh: ['设置', '偏好', '选项', '时区'],
    ja: ['設定', '環境設定', 'タイムゾーン'],
  },
  { en: ['homework', 'assignment', 'exercise'], zh: ['作业', '功课', '练习'], ja: ['宿題', '課題', '練習'] },
  {
    en: ['timetable', 'schedule', 'calendar'],
    zh: ['课表', '课程表', '日历', '日程'],
    ja: ['時間割', 'カレンダー', '予定'],
  },
  {
    en: ['courses', 'classes', 'lessons'],
    zh: ['课程', '班级', '上课'],
    ja: ['コース', 'クラス', '授業', 'レッスン'],
  },
  { en: ['students', 'pupils', 'learners'], zh: ['学生', '学员'], ja: ['生徒', '学習者'] },
  { en: ['teachers', 'tutors'], zh: ['老师', '教师'], ja: ['先生', '講師'] },
  {
    en: ['files', 'materials', 'documents', 'cloud'],
    zh: ['文件', '资料', '课件', '云盘'],
    ja: ['ファイル', '教材', '資料'],
  },
  {
    en: ['question bank', 'questions', 'tests', 'papers'],
    zh: ['题库', '试卷', '考试', '测验'],
    ja: ['問題', 'テスト'],
  },
  {
    en: ['orders', 'payments', 'bills', 'contracts'],
    zh: ['订单', '付款', '支付', '合同'],
    ja: ['注文', '支払い', '契約'],
  },
  { en: ['replay', 'recording', 'playback'], zh: ['回放', '录像', '重播'], ja: ['録画', 'リプレイ', '再生'] },
  { en: ['rating', 'feedback', 'stars'], zh: ['评价', '反馈', '打分'], ja: ['評価', 'フィードバック'] },
  { en: ['statistics', 'reports', 'attendance'], zh: ['统计', '报表', '出勤'], ja: ['統計', 'レポート', '出席'] },
  { en: ['schools', 'campus'], zh: ['华校', '学校', '校区'], ja: ['学校', 'スクール'] },
  {
    en: ['help', 'questions and answers', 'faq', 'support'],
    zh: ['帮助', '常见问题', '客服'],
    ja: ['ヘルプ', 'よくある質問', 'サポート'],
  },
  {
    en: ['sign out', 'log out', 'logout', 'leave', 'exit'],
    zh: ['退出', '登出', '注销登录'],
    ja: ['ログアウト', 'サインアウト', '終了'],
  },
  { en: ['dark', 'night'], zh: ['深色', '暗色', '夜间', '黑夜'], ja: ['ダーク', '暗い', '夜'] },
  { en: ['light', 'day', 'bright'], zh: ['浅色', '亮色', '白天'], ja: ['ライト', '明るい'] },
  { en: ['high contrast', 'contrast'], zh: ['高对比', '对比度'], ja: ['ハイコントラスト', 'コントラスト'] },
  { en: ['english'], zh: ['英语', '英文'], ja: ['英語'] },
  { en: ['chinese'], zh: ['中文', '汉语', '华语'], ja: ['中国語'] },
  { en: ['japanese'], zh: ['日语', '日文'], ja: ['日本語'] },
  {
    en: ['delete account', 'close account'],
    zh: ['注销账号', '删除账号'],
    ja: ['退会', 'アカウントの削除'],
  },
]

const allOf = ({ en, zh, ja }: Synonyms) => [...en, ...zh, ...ja]

const password: Synonyms = {
  en: ['change password', 'password', 'new password', 'reset password', 'forgot password'],
  zh: ['修改密码', '密码', '更换密码', '重置密码', '忘记密码'],
  ja: ['パスワード変更', 'パスワードを変更', 'パスワード'],
}

/**
 * Words for the one entry that changes it: more exact than the words that find the page of the whole account's safety.
 */
export const passwordWords = { words: allOf(password), chinese: password.zh }

export const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase().trim()

const isLatin = (word: string) => /^[a-z ]+$/.test(word)

/** Latin words count whole, or "tests" would be in "latest"; others anywhere. */
const has = (text: string, word: string) => (isLatin(word) ? ` ${text} `.includes(` ${word} `) : text.includes(word))

function groupsOf(label: string): readonly Synonyms[] {
  const text = plain(label)
  return groups.filter((group) => allOf(group).some((word) => has(text, word)))
}

/** All other words by which something of this name is found. */
export const synonymsOf = (label: string): readonly string[] => [...new Set(groupsOf(label).flatMap(allOf))]

export const chineseSynonymsOf = (label: string): readonly string[] => [
  ...new Set(groupsOf(label).flatMap(({ zh }) => zh)),
]
