/**
 * Words whose pinyin the dictionary of pinyin-pro gets wrong, or that settle a character with several readings; the
 * longest word that fits wins. A teacher can read and correct it: a word, its syllables, a comma. `#` begins a heading.
 * 一 and 不 are written as they are spoken in the word; a syllable without a mark has the neutral tone; `r` is 儿 at the
 * end of a syllable.
 */
export const wordReadings = `
# 行 háng
银行 yín háng, 行业 háng yè, 同行 tóng háng, 内行 nèi háng, 外行 wài háng, 行列 háng liè, 各行各业 gè háng gè yè,
这一行 zhè yì háng, 那一行 nà yì háng, 第一行 dì yī háng, 第二行 dì èr háng, 第三行 dì sān háng, 改行 gǎi háng, 行情 háng qíng,
行为 xíng wéi, 行李 xíng li, 不行 bù xíng, 行不行 xíng bu xíng, 一行人 yì xíng rén
# 得 de, dé, děi
觉得 jué de, 记得 jì de, 值得 zhí de, 显得 xiǎn de, 懂得 dǒng de, 认得 rèn de, 晓得 xiǎo de, 免得 miǎn de, 省得 shěng de,
舍得 shě de, 舍不得 shě bu de, 怪不得 guài bu de, 巴不得 bā bu de, 恨不得 hèn bu de, 记不得 jì bu de, 来得及 lái de jí,
来不及 lái bu jí, 不得不 bù dé bù, 不得了 bù dé liǎo, 了不得 liǎo bu de, 得到 dé dào, 取得 qǔ dé, 获得 huò dé, 得意 dé yì,
难得 nán dé, 心得 xīn dé, 得分 dé fēn, 得奖 dé jiǎng, 得病 dé bìng, 得出 dé chū, 赢得 yíng dé, 求得 qiú dé, 值不值得 zhí bu zhí de,
觉不觉得 jué bu jué de, 必得 bì děi, 总得 zǒng děi, 非得 fēi děi
# 还 huán
还钱 huán qián, 还书 huán shū, 还给 huán gěi, 还债 huán zhài, 还款 huán kuǎn, 还清 huán qīng, 归还 guī huán, 退还 tuì huán,
交还 jiāo huán, 偿还 cháng huán, 还价 huán jià, 讨价还价 tǎo jià huán jià, 还是 hái shi, 还有 hái yǒu, 有借有还 yǒu jiè yǒu huán
# 长 zhǎng
校长 xiào zhǎng, 班长 bān zhǎng, 家长 jiā zhǎng, 市长 shì zhǎng, 院长 yuàn zhǎng, 部长 bù zhǎng, 队长 duì zhǎng,
船长 chuán zhǎng, 局长 jú zhǎng, 会长 huì zhǎng, 组长 zǔ zhǎng, 处长 chù zhǎng, 站长 zhàn zhǎng, 董事长 dǒng shì zhǎng,
成长 chéng zhǎng, 生长 shēng zhǎng, 增长 zēng zhǎng, 长大 zhǎng dà, 长高 zhǎng gāo, 长辈 zhǎng bèi, 长相 zhǎng xiàng,
长得 zhǎng de, 长出 zhǎng chū, 长胖 zhǎng pàng, 特长 tè cháng, 擅长 shàn cháng, 长处 cháng chù, 长城 cháng chéng,
长江 cháng jiāng, 身长 shēn cháng
# 了 liǎo
了解 liǎo jiě, 了不起 liǎo bu qǐ, 受不了 shòu bu liǎo, 免不了 miǎn bu liǎo, 少不了 shǎo bu liǎo, 大不了 dà bu liǎo,
忘不了 wàng bu liǎo, 明了 míng liǎo, 一目了然 yí mù liǎo rán, 了却 liǎo què, 没完没了 méi wán méi liǎo, 对得了 duì de liǎo,
为了 wèi le, 除了 chú le, 算了 suàn le, 罢了 bà le
# 着 zháo, zhuó
着急 zháo jí, 着火 zháo huǒ, 着凉 zháo liáng, 着迷 zháo mí, 睡着了 shuì zháo le, 找着了 zhǎo zháo le, 猜着了 cāi zháo le,
点着了 diǎn zháo le, 够得着 gòu de zháo, 用得着 yòng de zháo, 衣着 yī zhuó, 着装 zhuó zhuāng, 着重 zhuó zhòng, 着手 zhuó shǒu,
沉着 chén zhuó, 执着 zhí zhuó, 着陆 zhuó lù, 着想 zhuó xiǎng, 沿着 yán zhe, 随着 suí zhe, 跟着 gēn zhe, 接着 jiē zhe,
意味着 yì wèi zhe
# 觉, 乐
睡觉 shuì jiào, 午觉 wǔ jiào, 懒觉 lǎn jiào, 一觉 yí jiào, 感觉 gǎn jué, 自觉 zì jué, 发觉 fā jué, 音乐 yīn yuè, 乐器 yuè qì,
乐队 yuè duì, 乐曲 yuè qǔ, 乐团 yuè tuán, 乐谱 yuè pǔ, 民乐 mín yuè, 声乐 shēng yuè, 交响乐 jiāo xiǎng yuè, 快乐 kuài lè,
乐观 lè guān, 可乐 kě lè, 娱乐 yú lè, 乐趣 lè qù
# 教
教室 jiào shì, 教师 jiào shī, 教授 jiào shòu, 教学 jiào xué, 教育 jiào yù, 教练 jiào liàn, 教材 jiào cái, 教堂 jiào táng,
教训 jiào xun, 宗教 zōng jiào, 请教 qǐng jiào, 教科书 jiào kē shū, 教导 jiào dǎo, 家教 jiā jiào, 佛教 fó jiào, 助教 zhù jiào,
指教 zhǐ jiào, 任教 rèn jiào, 教书 jiāo shū, 教课 jiāo kè
# 便, 都, 重
便宜 pián yi, 方便 fāng biàn, 随便 suí biàn, 顺便 shùn biàn, 首都 shǒu dū, 成都 chéng dū, 都市 dū shì, 京都 jīng dū, 古都 gǔ dū,
重复 chóng fù, 重新 chóng xīn, 重庆 chóng qìng, 重叠 chóng dié, 重逢 chóng féng, 双重 shuāng chóng, 重阳 chóng yáng,
重要 zhòng yào, 重量 zhòng liàng, 严重 yán zhòng, 尊重 zūn zhòng, 体重 tǐ zhòng
# 种, 数
种类 zhǒng lèi, 种子 zhǒng zi, 各种各样 gè zhǒng gè yàng, 品种 pǐn zhǒng, 种植 zhòng zhí, 种地 zhòng dì, 种田 zhòng tián,
种瓜 zhòng guā, 耕种 gēng zhòng, 数学 shù xué, 数字 shù zì, 数量 shù liàng, 多数 duō shù, 少数 shǎo shù, 分数 fēn shù,
人数 rén shù, 岁数 suì shu, 倒数 dào shǔ, 数不清 shǔ bu qīng, 数一数二 shǔ yī shǔ èr
# 好 hào
爱好 ài hào, 好奇 hào qí, 好学 hào xué, 好客 hào kè, 好动 hào dòng, 好胜 hào shèng, 好强 hào qiáng, 嗜好 shì hào,
好学生 hǎo xué sheng, 好学校 hǎo xué xiào, 好客人 hǎo kè rén
# 只 zhǐ, zhī
只好 zhǐ hǎo, 只是 zhǐ shì, 只有 zhǐ yǒu, 只要 zhǐ yào, 只能 zhǐ néng, 船只 chuán zhī
# 差
出差 chū chāi, 差事 chāi shi, 时差 shí chā, 差别 chā bié, 差距 chā jù, 差异 chā yì, 误差 wù chā, 温差 wēn chā, 差不多 chà bu duō,
差点儿 chà diǎn r, 参差 cēn cī
# 中 zhòng
中奖 zhòng jiǎng, 中毒 zhòng dú, 中暑 zhòng shǔ, 看中 kàn zhòng, 选中 xuǎn zhòng, 打中 dǎ zhòng, 猜中 cāi zhòng,
命中 mìng zhòng, 中风 zhòng fēng
# 发 fà
头发 tóu fa, 理发 lǐ fà, 长发 cháng fà, 短发 duǎn fà, 白发 bái fà, 黑发 hēi fà, 金发 jīn fà, 发型 fà xíng, 洗发 xǐ fà, 染发 rǎn fà,
美发 měi fà, 卷发 juǎn fà, 假发 jiǎ fà
# 分 fèn
水分 shuǐ fèn, 成分 chéng fèn, 部分 bù fen, 过分 guò fèn, 充分 chōng fèn, 养分 yǎng fèn, 缘分 yuán fèn, 知识分子 zhī shi fèn zǐ,
大部分 dà bù fen, 一部分 yí bù fen
# 空 kòng
有空 yǒu kòng, 没空 méi kòng, 有空调 yǒu kōng tiáo, 没空调 méi kōng tiáo, 有空气 yǒu kōng qì, 空儿 kòng r, 填空 tián kòng,
抽空 chōu kòng, 空闲 kòng xián, 空白 kòng bái, 空地 kòng dì, 空位 kòng wèi, 空格 kòng gé, 空缺 kòng quē
# 为 wéi
成为 chéng wéi, 认为 rèn wéi, 以为 yǐ wéi, 作为 zuò wéi, 称为 chēng wéi, 变为 biàn wéi, 分为 fēn wéi, 选为 xuǎn wéi,
为难 wéi nán, 为止 wéi zhǐ, 为主 wéi zhǔ, 因为 yīn wèi, 为什么 wèi shén me
# 量
商量 shāng liang, 打量 dǎ liang, 测量 cè liáng, 衡量 héng liáng, 质量 zhì liàng, 大量 dà liàng, 尽量 jǐn liàng, 力量 lì liàng
# 假 jià
放假 fàng jià, 请假 qǐng jià, 假期 jià qī, 寒假 hán jià, 暑假 shǔ jià, 假日 jià rì, 度假 dù jià, 休假 xiū jià, 病假 bìng jià,
事假 shì jià, 年假 nián jià, 长假 cháng jià, 假条 jià tiáo, 产假 chǎn jià, 婚假 hūn jià
# 干
干净 gān jìng, 干杯 gān bēi, 饼干 bǐng gān, 干燥 gān zào, 干脆 gān cuì, 晒干 shài gān, 吹干 chuī gān, 擦干 cā gān, 干旱 gān hàn,
干扰 gān rǎo, 能干 néng gàn, 干部 gàn bù, 树干 shù gàn, 干活 gàn huó, 干活儿 gàn huó r, 干吗 gàn má, 干嘛 gàn má,
干什么 gàn shén me, 干劲 gàn jìn, 骨干 gǔ gàn, 若干 ruò gān
# 相 xiàng
照相 zhào xiàng, 照相机 zhào xiàng jī, 相机 xiàng jī, 相片 xiàng piàn, 相册 xiàng cè, 真相 zhēn xiàng, 相声 xiàng sheng,
首相 shǒu xiàng, 相貌 xiàng mào, 互相 hù xiāng, 相信 xiāng xìn
# 应 yìng
答应 dā ying, 回应 huí yìng, 反应 fǎn yìng, 适应 shì yìng, 应用 yìng yòng, 应付 yìng fu, 供应 gōng yìng, 应聘 yìng pìn,
响应 xiǎng yìng, 效应 xiào yìng, 对应 duì yìng, 相应 xiāng yìng, 应该 yīng gāi, 应当 yīng dāng
# 倒, 背
摔倒 shuāi dǎo, 跌倒 diē dǎo, 打倒 dǎ dǎo, 晕倒 yūn dǎo, 推倒 tuī dǎo, 刮倒 guā dǎo, 病倒 bìng dǎo, 撞倒 zhuàng dǎo,
倒霉 dǎo méi, 倒闭 dǎo bì, 倒下 dǎo xià, 倒塌 dǎo tā, 倒是 dào shì, 倒退 dào tuì, 倒影 dào yǐng, 反倒 fǎn dào, 倒垃圾 dào lā jī,
背包 bēi bāo, 背心 bèi xīn, 背景 bèi jǐng, 背后 bèi hòu, 背面 bèi miàn, 后背 hòu bèi, 背诵 bèi sòng
# 处 chǔ, 传 zhuàn, 转 zhuàn
相处 xiāng chǔ, 处理 chǔ lǐ, 处于 chǔ yú, 处罚 chǔ fá, 处分 chǔ fèn, 处方 chǔ fāng, 好处 hǎo chu, 坏处 huài chu, 用处 yòng chu,
难处 nán chu, 到处 dào chù, 处处 chù chù, 自传 zì zhuàn, 传记 zhuàn jì, 转圈 zhuàn quān, 转悠 zhuàn you, 转转 zhuàn zhuan,
转一转 zhuàn yi zhuàn, 转了转 zhuàn le zhuàn, 打转 dǎ zhuàn, 旋转 xuán zhuǎn
# 弹, 降, 调, 曲
弹琴 tán qín, 弹钢琴 tán gāng qín, 弹吉他 tán jí tā, 弹性 tán xìng, 子弹 zǐ dàn, 炸弹 zhà dàn, 导弹 dǎo dàn, 投降 tóu xiáng,
声调 shēng diào, 语调 yǔ diào, 降调 jiàng diào, 升调 shēng diào, 音调 yīn diào, 强调 qiáng diào, 调查 diào chá, 单调 dān diào,
曲调 qǔ diào, 调动 diào dòng, 空调 kōng tiáo, 调整 tiáo zhěng, 调皮 tiáo pí, 调节 tiáo jié, 协调 xié tiáo, 歌曲 gē qǔ,
曲子 qǔ zi, 作曲 zuò qǔ, 戏曲 xì qǔ, 弯曲 wān qū, 曲折 qū zhé, 曲线 qū xiàn
# 切, 会, 参, 省, 尽
一切 yí qiè, 亲切 qīn qiè, 密切 mì qiè, 迫切 pò qiè, 切实 qiè shí, 关切 guān qiè, 会计 kuài jì, 人参 rén shēn, 海参 hǎi shēn,
反省 fǎn xǐng, 尽快 jǐn kuài, 尽管 jǐn guǎn, 尽早 jǐn zǎo, 尽可能 jǐn kě néng, 尽力 jìn lì
# 系 jì, 更 gēng, 难 nàn
系鞋带 jì xié dài, 系好 jì hǎo, 系上 jì shàng, 系领带 jì lǐng dài, 系安全带 jì ān quán dài, 系着 jì zhe, 关系 guān xi,
联系 lián xì, 更改 gēng gǎi, 更换 gēng huàn, 更新 gēng xīn, 变更 biàn gēng, 更正 gēng zhèng, 半夜三更 bàn yè sān gēng,
灾难 zāi nàn, 遇难 yù nàn, 难民 nàn mín, 苦难 kǔ nàn, 困难 kùn nan, 难过 nán guò
# 藏, 朝, 看, 扫, 似, 结, 大
西藏 xī zàng, 藏族 zàng zú, 宝藏 bǎo zàng, 青藏 qīng zàng, 朝气 zhāo qì, 朝三暮四 zhāo sān mù sì, 今朝 jīn zhāo, 朝霞 zhāo xiá,
看家 kān jiā, 看门 kān mén, 看孩子 kān hái zi, 看守 kān shǒu, 看管 kān guǎn, 扫把 sào ba, 扫帚 sào zhou, 打扫 dǎ sǎo, 似的 shì de,
结实 jiē shi, 结果 jié guǒ, 大夫 dài fu
# 没, 给, 当, 强, 盛, 称, 载, 卷, 场, 冠
淹没 yān mò, 沉没 chén mò, 没收 mò shōu, 供给 gōng jǐ, 给予 jǐ yǔ, 补给 bǔ jǐ, 当作 dàng zuò, 当成 dàng chéng, 上当 shàng dàng,
适当 shì dàng, 恰当 qià dàng, 当真 dàng zhēn, 勉强 miǎn qiǎng, 强迫 qiǎng pò, 倔强 jué jiàng, 盛饭 chéng fàn, 盛汤 chéng tāng,
对称 duì chèn, 称职 chèn zhí, 称一称 chēng yi chēng, 记载 jì zǎi, 转载 zhuǎn zǎi, 下载 xià zài, 试卷 shì juàn, 答卷 dá juàn,
考卷 kǎo juàn, 问卷 wèn juàn, 卷子 juàn zi, 交卷 jiāo juàn, 冠军 guàn jūn, 皇冠 huáng guān, 夺冠 duó guàn
# 角, 和, 划, 宁, 散, 舍, 兴, 要, 与, 晕
角色 jué sè, 主角 zhǔ jué, 配角 pèi jué, 角度 jiǎo dù, 暖和 nuǎn huo, 划船 huá chuán, 划算 huá suàn, 计划 jì huà, 宁可 nìng kě,
宁愿 nìng yuàn, 散步 sàn bù, 散文 sǎn wén, 分散 fēn sàn, 解散 jiě sàn, 宿舍 sù shè, 高兴 gāo xìng, 兴趣 xìng qù, 兴奋 xīng fèn,
复兴 fù xīng, 要求 yāo qiú, 参与 cān yù, 晕车 yùn chē, 晕船 yùn chuán, 头晕 tóu yūn
# 几, 间, 累, 率, 论, 模, 恶, 正, 少, 乐
几乎 jī hū, 茶几 chá jī, 间接 jiàn jiē, 中间 zhōng jiān, 积累 jī lěi, 累计 lěi jì, 效率 xiào lǜ, 频率 pín lǜ, 率领 shuài lǐng,
坦率 tǎn shuài, 论语 lún yǔ, 模样 mú yàng, 模型 mó xíng, 恶心 ě xin, 可恶 kě wù, 厌恶 yàn wù, 正月 zhēng yuè, 少年 shào nián,
少女 shào nǚ, 青少年 qīng shào nián, 多少 duō shao, 的确 dí què, 目的 mù dì, 目的地 mù dì dì
# 地
地道 dì dao, 地方 dì fang, 地铁 dì tiě, 地球 dì qiú, 地图 dì tú, 地址 dì zhǐ, 地区 dì qū, 地上 dì shang, 地下 dì xià, 地点 dì diǎn,
地震 dì zhèn, 地面 dì miàn, 地位 dì wèi, 草地 cǎo dì, 各地 gè dì, 当地 dāng dì, 外地 wài dì, 场地 chǎng dì, 工地 gōng dì,
基地 jī dì, 本地 běn dì, 特地 tè dì, 土地 tǔ dì, 田地 tián dì, 两地 liǎng dì, 此地 cǐ dì, 陆地 lù dì, 内地 nèi dì
# 塞, 炸, 削, 挑, 漂, 薄, 吐, 露, 落, 扎, 厦, 没, 累
塞车 sāi chē, 堵塞 dǔ sè, 炸鸡 zhá jī, 油炸 yóu zhá, 爆炸 bào zhà, 削苹果 xiāo píng guǒ, 削弱 xuē ruò, 挑选 tiāo xuǎn,
挑战 tiǎo zhàn, 漂亮 piào liang, 漂流 piāo liú, 薄荷 bò he, 呕吐 ǒu tù, 露面 lòu miàn, 丢三落四 diū sān là sì, 包扎 bāo zā,
厦门 xià mén, 大厦 dà shà, 挣钱 zhèng qián, 校对 jiào duì, 禁不住 jīn bu zhù, 不禁 bù jīn, 哄孩子 hǒng hái zi, 钻石 zuàn shí,
奇数 jī shù, 店铺 diàn pù, 闷热 mēn rè, 担子 dàn zi, 尾巴 wěi ba, 佣金 yòng jīn, 血压 xuè yā, 睡着觉 shuì zhe jiào, 朴素 pǔ sù,
曾经 céng jīng, 单位 dān wèi, 任何 rèn hé, 解决 jiě jué
# 轻声: people
爸爸 bà ba, 妈妈 mā ma, 哥哥 gē ge, 姐姐 jiě jie, 弟弟 dì di, 妹妹 mèi mei, 爷爷 yé ye, 奶奶 nǎi nai, 叔叔 shū shu, 伯伯 bó bo,
舅舅 jiù jiu, 姑姑 gū gu, 婶婶 shěn shen, 姥姥 lǎo lao, 姥爷 lǎo ye, 公公 gōng gong, 婆婆 pó po, 太太 tài tai, 宝宝 bǎo bao,
娃娃 wá wa, 星星 xīng xing, 猩猩 xīng xing, 谢谢 xiè xie, 朋友 péng you, 先生 xiān sheng, 学生 xué sheng, 丈夫 zhàng fu,
妻子 qī zi, 孩子 hái zi, 儿子 ér zi, 师傅 shī fu, 护士 hù shi, 客人 kè ren, 大人 dà ren, 姑娘 gū niang, 亲戚 qīn qi, 父亲 fù qin,
母亲 mǔ qin, 老婆 lǎo po, 老爷 lǎo ye, 少爷 shào ye, 媳妇 xí fu, 邻居 lín jū, 爱人 ài ren, 主人 zhǔ rén, 和尚 hé shang,
道士 dào shi, 阿姨 ā yí, 妇女 fù nǚ, 伙计 huǒ ji, 裁缝 cái feng
# 轻声: things
东西 dōng xi, 东西南北 dōng xī nán běi, 衣服 yī fu, 眼睛 yǎn jing, 耳朵 ěr duo, 嘴巴 zuǐ ba, 舌头 shé tou, 骨头 gǔ tou,
石头 shí tou, 木头 mù tou, 馒头 mán tou, 枕头 zhěn tou, 罐头 guàn tou, 拳头 quán tou, 里头 lǐ tou, 外头 wài tou, 前头 qián tou,
后头 hòu tou, 上头 shàng tou, 葡萄 pú tao, 豆腐 dòu fu, 萝卜 luó bo, 黄瓜 huáng guā, 玻璃 bō li, 钥匙 yào shi, 窗户 chuāng hu,
月亮 yuè liang, 太阳 tài yang, 云彩 yún cai, 点心 diǎn xin, 味道 wèi dao, 粮食 liáng shi, 棉花 mián hua, 戒指 jiè zhi,
胳膊 gē bo, 屁股 pì gu, 指甲 zhī jia, 眉毛 méi mao, 头儿 tóu r, 被子 bèi zi, 笤帚 tiáo zhou, 灯笼 dēng long, 包袱 bāo fu,
喇叭 lǎ ba, 骆驼 luò tuo, 狐狸 hú li, 苍蝇 cāng ying, 蛤蟆 há ma, 牲口 shēng kou, 庄稼 zhuāng jia, 衣裳 yī shang, 机会 jī huì,
名字 míng zi, 日子 rì zi
# 轻声: thoughts and acts
喜欢 xǐ huan, 认识 rèn shi, 知道 zhī dao, 告诉 gào su, 休息 xiū xi, 消息 xiāo xi, 意思 yì si, 事情 shì qing, 时候 shí hou,
生意 shēng yi, 故事 gù shi, 没关系 méi guān xi, 打听 dǎ ting, 打算 dǎ suàn, 收拾 shōu shi, 麻烦 má fan, 客气 kè qi, 脾气 pí qi,
力气 lì qi, 运气 yùn qi, 福气 fú qi, 淘气 táo qì, 小气 xiǎo qi, 天气 tiān qì, 明白 míng bai, 清楚 qīng chu, 招呼 zhāo hu,
耽误 dān wu, 咳嗽 ké sou, 打扮 dǎ ban, 照顾 zhào gu, 琢磨 zuó mo, 折腾 zhē teng, 抱怨 bào yuan, 佩服 pèi fu, 吩咐 fēn fu,
嘱咐 zhǔ fu, 称呼 chēng hu, 算计 suàn ji, 动静 dòng jing, 功夫 gōng fu, 工夫 gōng fu, 见识 jiàn shi, 知识 zhī shi, 本事 běn shi,
态度 tài du, 笑话 xiào hua, 比方 bǐ fang, 规矩 guī ju, 学问 xué wen, 道理 dào li, 主意 zhǔ yi, 心思 xīn si, 念头 niàn tou,
记性 jì xing, 好意思 hǎo yì si, 对付 duì fu, 将就 jiāng jiu, 凑合 còu he, 合同 hé tong, 唠叨 láo dao, 糊涂 hú tu, 巴结 bā jie,
使唤 shǐ huan, 伺候 cì hou, 提防 dī fang, 活泼 huó po, 拉扯 lā che, 愿意 yuàn yi
# 轻声: how things are
舒服 shū fu, 聪明 cōng ming, 热闹 rè nao, 凉快 liáng kuai, 厉害 lì hai, 老实 lǎo shi, 马虎 mǎ hu, 奇怪 qí guài, 新鲜 xīn xian,
痛快 tòng kuai, 勤快 qín kuai, 麻利 má li, 机灵 jī ling, 利害 lì hài, 大方 dà fang, 在乎 zài hu, 精神 jīng shen, 宽敞 kuān chang,
明亮 míng liàng, 亮堂 liàng tang, 快活 kuài huo, 年轻 nián qīng, 窝囊 wō nang, 啰嗦 luō suo, 稀罕 xī han, 体面 tǐ mian,
自在 zì zai, 实在 shí zài, 漂漂亮亮 piào piào liàng liàng, 干干净净 gān gān jìng jìng, 高高兴兴 gāo gāo xìng xìng,
清清楚楚 qīng qīng chǔ chǔ, 舒舒服服 shū shū fú fú, 明明白白 míng míng bái bái, 热热闹闹 rè rè nào nào, 老老实实 lǎo lǎo shí shí,
马马虎虎 mǎ mǎ hū hū, 暖暖和和 nuǎn nuǎn huó huó
# 轻声: place and time
上面 shàng miàn, 早上 zǎo shang, 晚上 wǎn shang, 早晨 zǎo chen, 什么 shén me, 怎么 zěn me, 这么 zhè me, 那么 nà me, 多么 duō me,
要么 yào me, 那儿 nà r, 这儿 zhè r, 哪儿 nǎ r, 一会儿 yí huì r, 一点儿 yì diǎn r, 有点儿 yǒu diǎn r, 这里 zhè li, 那里 nà li,
哪里 nǎ li, 家里 jiā li, 晚上好 wǎn shang hǎo, 早上好 zǎo shang hǎo
# 不 without a change, or neutral
对不起 duì bu qǐ, 不好意思 bù hǎo yì si, 看不起 kàn bu qǐ, 说不定 shuō bu dìng, 不一样 bù yí yàng
# words from other languages
拜拜 bái bái, 的哥 dī gē, 的姐 dī jiě
# 儿 that is a syllable
女儿 nǚ ér, 儿童 ér tóng, 婴儿 yīng ér, 幼儿 yòu ér, 幼儿园 yòu ér yuán, 少儿 shào ér, 孤儿 gū ér, 胎儿 tāi ér, 健儿 jiàn ér,
儿科 ér kē, 托儿所 tuō ér suǒ, 男儿 nán ér, 儿女 ér nǚ
# 子 that keeps its tone
老子 lǎo zǐ, 孙子兵法 sūn zǐ bīng fǎ, 孔子 kǒng zǐ, 庄子 zhuāng zǐ, 孟子 mèng zǐ, 电子 diàn zǐ, 王子 wáng zǐ, 女子 nǚ zǐ,
男子 nán zǐ, 父子 fù zǐ, 母子 mǔ zǐ, 分子 fēn zǐ, 原子 yuán zǐ, 子女 zǐ nǚ, 瓜子 guā zǐ, 才子 cái zǐ, 君子 jūn zǐ, 弟子 dì zǐ,
太子 tài zǐ, 公子 gōng zǐ, 游子 yóu zǐ, 学子 xué zǐ, 莲子 lián zǐ, 量子 liàng zǐ, 鱼子 yú zǐ, 亲子 qīn zǐ
# 头 and 个 that keep their tone, places
个人 gè rén, 个人的 gè rén de, 个子 gè zi, 个性 gè xìng, 各个 gè gè, 个别 gè bié, 个体 gè tǐ, 朝阳区 cháo yáng qū, 乐山 lè shān,
单老师 shàn lǎo shī, 长春 cháng chūn, 大连 dà lián, 六安 lù ān, 台州 tāi zhōu, 重阳节 chóng yáng jié
`
