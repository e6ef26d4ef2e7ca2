import type { schema } from '../db/database.ts'
import { localized } from './textbooks/textbook-source.ts'

type Trio = Parameters<typeof localized>[0]
type AskedQuestion = typeof schema.askedQuestion.$inferInsert

const questions = (
  audience: AskedQuestion['audience'],
  list: readonly (readonly [category: string, question: Trio, answer: Trio])[],
): AskedQuestion[] =>
  list.map(([category, question, answer], index) => ({
    id: `faq_${audience}_${index + 1}`,
    audience,
    category,
    question: localized(question),
    answer: localized(answer),
    position: index + 1,
  }))

/** Common questions, and the answers that hold in this product. */
export const ASKED_QUESTIONS: readonly AskedQuestion[] = [
  ...questions('student', [
    [
      'lesson',
      ['上课前多久可以进教室？', 'When can I enter the classroom?', '授業の何分前に入室できますか？'],
      [
        '课前 10 分钟开放教室。开课 30 分钟后，没有进过教室的同学就不能再进入了。',
        'The classroom opens 10 minutes before class. If you haven’t been in by 30 minutes after the start, you can no longer enter.',
        '教室は開始 10 分前に開きます。開始から 30 分を過ぎると、一度も入室していない人は入れません。',
      ],
    ],
    [
      'lesson',
      ['怎样在课上发言？', 'How do I speak in class?', '授業中に発言するには？'],
      [
        '点击“举手”，老师同意后就可以打开麦克风发言。说完后，你可以自己关闭麦克风，老师也可以结束你的发言。',
        'Raise your hand. When your teacher calls on you, you can turn on your microphone. Turn it off when you’re done, or your teacher ends your turn.',
        '「手を挙げる」を押してください。先生に指名されるとマイクを使えます。話し終えたらマイクをオフにしてください。先生が発言を終了することもあります。',
      ],
    ],
    [
      'lesson',
      ['错过了课怎么办？', 'What if I missed a lesson?', '授業を休んでしまったら？'],
      [
        '课后可以看回放，课件和作业在课程页。考勤有误请联系老师更正。',
        'Watch the replay. Courseware and homework are on the course page. If your attendance is wrong, ask your teacher to correct it.',
        '録画を見られます。教材と宿題はコースのページにあります。出欠に誤りがある場合は、先生に連絡してください。',
      ],
    ],
    [
      'homework',
      ['作业提交后还能修改吗？', 'Can I change homework after handing it in?', '提出した宿題は直せますか？'],
      [
        '提交后不能修改。老师退回的作业可以订正后重新提交。',
        'No. If your teacher returns it, you can correct it and hand it in again.',
        '提出後は変更できません。先生が返却した場合は、直してもう一度提出できます。',
      ],
    ],
    [
      'course',
      ['怎样报名公开课？', 'How do I register for a public course?', '公開コースに申し込むには？'],
      [
        '在“广场”中打开课程，点击“报名”。免费课程会立即加入班级；收费课程需先下单付款。',
        'Open the course in Discover and register. You join free courses right away; for paid courses, order and pay first.',
        '「見つける」でコースを開き、「申し込む」を押してください。無料コースはすぐに参加できます。有料コースは先に注文と支払いが必要です。',
      ],
    ],
    [
      'payment',
      ['订单多久会失效？', 'When does an order expire?', '注文の有効期限は？'],
      [
        '请在下单后 30 分钟内付款，逾期订单自动取消。名额在付款时确定。',
        'Pay within 30 minutes, or the order is canceled. Your place is confirmed when you pay.',
        '30 分以内にお支払いください。過ぎると自動で取り消されます。席は支払い時に確定します。',
      ],
    ],
    [
      'payment',
      ['为什么要签合同？', 'Why do I sign a contract?', 'なぜ契約書に署名するのですか？'],
      [
        '合同写明课程、费用和退费规则。付款后在“合同”中阅读并手写签名即可，未签名也可以先上课。',
        'It states the course, the price, and how refunds work. Read and sign it after you pay. You can attend lessons before you sign.',
        'コース、料金、返金について定めるものです。支払い後に内容を確認して署名してください。署名前でも授業は受けられます。',
      ],
    ],
    [
      'account',
      [
        '几个孩子可以共用一个账号吗？',
        'Can several children share an account?',
        '1 つのアカウントをきょうだいで使えますか？',
      ],
      [
        '可以。登录后选择由哪个孩子上课，家长可以在“家庭”页查看每个孩子的情况。',
        'Yes. Choose who is studying after you sign in. The Family page shows each child.',
        'はい。ログイン後に、学習するお子さまを選びます。「家族」のページで 1 人ずつ確認できます。',
      ],
    ],
    [
      'device',
      ['老师听不到我的声音怎么办？', 'What if my teacher can’t hear me?', '先生に声が届かないときは？'],
      [
        '请在浏览器地址栏中允许使用麦克风，并在教室的“设置”中选择正确的麦克风。',
        'Allow the microphone in your browser’s address bar, and choose the right one in the classroom’s Settings.',
        'ブラウザのアドレスバーでマイクを許可し、教室の「設定」で正しいマイクを選んでください。',
      ],
    ],
  ]),
  ...questions('teacher', [
    [
      'lesson',
      ['可以提前上课吗？', 'Can I start class early?', '授業を早めに始められますか？'],
      [
        '可以，最多提前 1 小时。提前开始后，以实际开始的时间为准。',
        'Yes, up to one hour early. That moment then counts as the official start.',
        'はい、最大 1 時間前から始められます。その時刻が正式な開始時刻になります。',
      ],
    ],
    [
      'lesson',
      ['忘记下课会怎样？', 'What if I forget to end the class?', '授業の終了を忘れたら？'],
      [
        '教室会在计划下课时间 30 分钟后自动关闭。',
        'The classroom closes automatically 30 minutes after the planned end.',
        '終了予定の 30 分後に、教室は自動で閉じます。',
      ],
    ],
    [
      'lesson',
      ['怎样调课？', 'How do I reschedule a lesson?', '授業の日時を変更するには？'],
      [
        '在课表中选择要调整的课，点击“调课”。新时间不能早于现在，每月调课次数由学校规定。',
        'Choose the lesson in the timetable and reschedule it. The new time must be in the future, and your school limits reschedules per month.',
        '時間割で授業を選び、「日時変更」を押してください。過去の日時は選べません。1 か月に変更できる回数は学校が決めています。',
      ],
    ],
    [
      'course',
      [
        '学生什么时候能看到公开课？',
        'When can students see a public course?',
        '公開コースはいつ生徒に表示されますか？',
      ],
      [
        '新建的课程是草稿，点击“发布”后学生才能看到并报名。',
        'A new course is a draft. Students can see it and register once you publish it.',
        '作成した時点では下書きです。「公開」を押すと生徒に表示され、申し込めるようになります。',
      ],
    ],
    [
      'course',
      [
        '有人报名后还能修改什么？',
        'What can I change after students have registered?',
        '申し込み後に変更できるものは？',
      ],
      [
        '班型不能修改，人数上限不能低于已报名人数，已开始的课不能调整。其他内容都可以修改。',
        'You can’t change the class type, lower the limit below the number of registered students, or move lessons that have started. You can change everything else.',
        'クラスの種類と、すでに始まった授業の日時は変更できません。定員は申込人数より少なくできません。それ以外は変更できます。',
      ],
    ],
    [
      'homework',
      ['作业要在多久内批改？', 'How soon should I grade homework?', '宿題はいつまでに採点しますか？'],
      ['请在一周内批改。', 'Within a week.', '1 週間以内にお願いします。'],
    ],
    [
      'device',
      [
        '为什么不能同时打开摄像头和共享屏幕？',
        'Why can’t I use my camera while I share my screen?',
        'カメラと画面共有を同時に使えないのはなぜですか？',
      ],
      [
        '为了保证画面清晰，打开其中一个会关闭另一个。',
        'To keep the picture sharp, turning on one turns off the other.',
        '映像を鮮明に保つため、一方をオンにするともう一方はオフになります。',
      ],
    ],
    [
      'account',
      [
        '多久需要修改一次密码？',
        'How often should I change my password?',
        'パスワードはどのくらいの頻度で変更しますか？',
      ],
      [
        '密码使用 90 天后，系统会提醒你修改。',
        'We remind you to change it after 90 days.',
        '90 日が過ぎると、変更をお願いするお知らせが表示されます。',
      ],
    ],
  ]),
]
