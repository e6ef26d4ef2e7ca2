/**
 * Words that mean the same to somebody who looks for a thing, in all three languages at once: people mix them. A label
 * with any word of a group is found by all of them.
 */
const groups: readonly (readonly string[])[] = [
  ['home', 'start', 'overview', 'today', '首页', '主页', '今天', 'ホーム', 'トップ'],
  ['messages', 'inbox', 'notifications', 'news', '消息', '通知', '信息', 'メッセージ', 'お知らせ', '通知'],
  [
    'account',
    'profile',
    'change',
    'edit',
    'my name',
    'nickname',
    'avatar',
    'picture',
    '账号',
    '个人',
    '资料',
    '头像',
    '昵称',
    '修改',
    '更换',
    'アカウント',
    'プロフィール',
    '写真',
    'ニックネーム',
    '変更',
  ],
  [
    'security',
    'password',
    'change',
    'forgot',
    'reset',
    'phone number',
    'devices',
    'wechat',
    '安全',
    '密码',
    '手机号',
    '设备管理',
    '微信',
    '修改',
    '更换',
    '忘记',
    '重置',
    'セキュリティ',
    'パスワード',
    '電話番号',
    '端末',
    '変更',
  ],
  [
    'settings',
    'preferences',
    'options',
    'notifications',
    'time zone',
    '设置',
    '偏好',
    '选项',
    '时区',
    '設定',
    '環境設定',
    'タイムゾーン',
  ],
  ['homework', 'assignment', 'exercise', '作业', '功课', '练习', '宿題', '課題', '練習'],
  ['timetable', 'schedule', 'calendar', '课表', '课程表', '日历', '日程', '時間割', 'カレンダー', '予定'],
  ['courses', 'classes', 'lessons', '课程', '班级', '上课', 'コース', 'クラス', '授業', 'レッスン'],
  ['students', 'pupils', 'learners', '学生', '学员', '生徒', '学習者'],
  ['teachers', 'tutors', '老师', '教师', '先生', '講師'],
  ['files', 'materials', 'documents', 'cloud', '文件', '资料', '课件', '云盘', 'ファイル', '教材', '資料'],
  ['question bank', 'questions', 'tests', 'papers', '题库', '试卷', '考试', '测验', '問題', 'テスト'],
  ['orders', 'payments', 'bills', 'contracts', '订单', '付款', '支付', '合同', '注文', '支払い', '契約'],
  ['replay', 'recording', 'playback', '回放', '录像', '重播', '録画', 'リプレイ', '再生'],
  ['rating', 'feedback', 'stars', '评价', '反馈', '打分', '評価', 'フィードバック'],
  ['statistics', 'reports', 'attendance', '统计', '报表', '出勤', '統計', 'レポート', '出席'],
  ['schools', 'campus', '华校', '学校', '校区', 'スクール'],
  ['help', 'questions and answers', 'faq', 'support', '帮助', '常见问题', '客服', 'ヘルプ', 'よくある質問', 'サポート'],
  ['sign out', 'log out', 'logout', 'leave', 'exit', '退出', '登出', '注销登录', 'ログアウト', 'サインアウト', '終了'],
  ['dark', 'night', '深色', '暗色', '夜间', '黑夜', 'ダーク', '暗い', '夜'],
  ['light', 'day', 'bright', '浅色', '亮色', '白天', 'ライト', '明るい'],
  ['high contrast', 'contrast', '高对比', '对比度', 'ハイコントラスト', 'コントラスト'],
  ['english', '英语', '英文', '英語'],
  ['中文', 'chinese', '汉语', '华语', '中国語'],
  ['日本語', 'japanese', '日语', '日文'],
  ['delete account', 'close account', '注销账号', '删除账号', '退会', 'アカウントの削除'],
]

export const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase().trim()

const isLatin = (word: string) => /^[a-z ]+$/.test(word)

/** Latin words count whole, or "tests" would be in "latest"; others anywhere. */
const has = (text: string, word: string) => (isLatin(word) ? ` ${text} `.includes(` ${word} `) : text.includes(word))

/** All other words by which something of this name is found. */
export function synonymsOf(label: string): readonly string[] {
  const text = plain(label)
  return [...new Set(groups.flatMap((group) => (group.some((word) => has(text, word)) ? group : [])))]
}
