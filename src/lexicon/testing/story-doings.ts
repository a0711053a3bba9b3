import { storyWords } from "./story-word.ts";

/**
 * What figures do. English: base, third person, past, both participles; Romanian: infinitive, third person of present (both
 * numbers), subjunctive and imperfect (both numbers), participle, gerund; German: infinitive, third person and past (both
 * numbers), both participles.
 */
export const STORY_VERBS = storyWords(`
to-fly | can [fly], flies, flew, flown, flying | zbura, zboară, zboare, zburau, zburat, zburând | die Vögel [fliegen], fliegt, flog, flogen, geflogen, fliegend
to-sleep | sleep, sleeps, slept, sleeping | dormi, doarme, dorm, doarmă, dormea, dormeau, dormit, dormind | schlafen, schläft, schlief, schliefen, geschlafen, schlafend
to-sleep | fall asleep, falls asleep, fell asleep, fallen asleep, falling asleep | adormi, adoarme, adorm, adoarmă, adormea, adormeau, adormind | einschlafen, schläft ein, schlafen ein, schlief ein, schliefen ein, eingeschlafen, einschläft, einzuschlafen
to-run | run, runs, ran, running | alerga, aleargă, alerge, alergau, alergat, alergând | rennen, rennt, rannte, rannten, gerannt, rennend
to-jump | jump, jumps, jumped, jumping | sări, sare, sar, sară, sărea, săreau, sărit, sărind | springen, springt, sprang, sprangen, gesprungen, springend
to-jump | hop, hops, hopped, hopping | țopăi, țopăie, țopăia, țopăiau, țopăit, țopăind | hüpfen, hüpft, hüpfte, hüpften, gehüpft, hüpfend
to-sit | sit, sits, sat, sitting | ședea, șade, șed, șadă, ședeau, șezut, șezând | sitzen, sitzt, saß, saßen, gesessen, sitzend
to-walk | walk, walks, walked, walking | merge, merg, meargă, mergea, mergeau, mergând | gehen, geht, ging, gingen, gegangen, gehend
to-wave | wave, waves, waved, waving | saluta, salută, salute, salutau, salutat, salutând | winken, winkt, winkte, winkten, gewinkt, winkend
to-cheer | celebrate, celebrates, celebrated, celebrating | sărbători, sărbătorește, sărbătoresc, sărbătorească, sărbătorea, sărbătoreau, sărbătorit, sărbătorind | feiern, feiert, feierte, feierten, gefeiert, feiernd
to-point | point, points, pointed, pointing | arăta, arată, arate, arătau, arătat, arătând | zeigen, zeigt, zeigte, zeigten, gezeigt, zeigend
to-lift | lift, lifts, lifted, lifting | ridica, ridică, ridice, ridicau, ridicat, ridicând | heben, hebt, hob, hoben, gehoben, hebend
to-read | read, reads, reading | citi, citește, citesc, citească, citea, citeau, citit, citind | lesen, liest, las, lasen, gelesen, lesend
to-think | think, thinks, thought, thinking | se gândi, se gândește, se gândesc, se gândească, se gândea, se gândeau, gândindu-se | nachdenken, denkt nach, denken nach, dachte nach, dachten nach, nachgedacht, nachdenkt, nachzudenken
to-swim | swim, swims, swam, swum, swimming | înota, înoată, înoate, înotau, înotat, înotând | schwimmen, schwimmt, der Fisch [schwamm], die Fische [schwammen], geschwommen, schwimmend
to-hug | hug, hugs, hugged, hugging | îmbrățișa, îmbrățișează, îmbrățișeze, îmbrățișau, îmbrățișat, îmbrățișând | umarmen, umarmt, umarmte, umarmten, umarmend
to-dance | dance, dances, danced, dancing | dansa, dansează, danseze, dansau, dansat, dansând | tanzen, tanzt, tanzte, tanzten, getanzt, tanzend
to-climb | climb, climbs, climbed, climbing | se cățăra, se cațără, se cațere, se cățărau, cățărându-se | klettern, klettert, kletterte, kletterten, geklettert, kletternd
to-push | push, pushes, pushed, pushing | împinge, împing, împingă, împingea, împingeau, împins, împingând | schieben, schiebt, schob, schoben, geschoben, schiebend
to-whisper | whisper, whispers, whispered, whispering | șopti, șoptește, șoptesc, șoptească, șoptea, șopteau, șoptit, șoptind | flüstern, flüstert, flüsterte, flüsterten, geflüstert, flüsternd
`);

/** How somebody feels. Romanian: both genders and numbers; German: bare and with every ending. */
export const STORY_MOODS = storyWords(`
happy | happy | bucuros, bucuroasă, bucuroși, bucuroase | glücklich, glückliche, glücklicher, glückliches, glücklichen, glücklichem
happy | smiling | fericit, fericită, fericiți, fericite | froh, frohe, froher, frohes, frohen, frohem
joyful | joyful | încântat, încântată, încântați, încântate | begeistert, begeisterte, begeisterter, begeistertes, begeisterten, begeistertem
joyful | overjoyed | entuziasmat, entuziasmată, entuziasmați, entuziasmate | überglücklich, überglückliche, überglücklicher, überglückliches, überglücklichen, überglücklichem
curious | curious | curios, curioasă, curioși, curioase | neugierig, neugierige, neugieriger, neugieriges, neugierigen, neugierigem
surprised | surprised | mirat, mirată, mirați, mirate | überrascht, überraschte, überraschter, überraschtes, überraschten, überraschtem
surprised | amazed | uimit, uimită, uimiți, uimite | erstaunt, erstaunte, erstaunter, erstauntes, erstaunten, erstauntem
sad | sad | trist, tristă, triști, triste | traurig, traurige, trauriger, trauriges, traurigen, traurigem
sad | unhappy | amărât, amărâtă, amărâți, amărâte | unglücklich, unglückliche, unglücklicher, unglückliches, unglücklichen, unglücklichem
scared | scared | speriat, speriată, speriați, speriate | erschrocken, erschrockene, erschrockener, erschrockenes, erschrockenen, erschrockenem
scared | worried | îngrijorat, îngrijorată, îngrijorați, îngrijorate | besorgt, besorgte, besorgter, besorgtes, besorgten, besorgtem
determined | determined | hotărât, hotărâtă, hotărâți, hotărâte | entschlossen, entschlossene, entschlossener, entschlossenes, entschlossenen, entschlossenem
sleepy | sleepy | somnoros, somnoroasă, somnoroși, somnoroase | schläfrig, schläfrige, schläfriger, schläfriges, schläfrigen, schläfrigem
sleepy | tired | obosit, obosită, obosiți, obosite | müde, müder, müdes, müden, müdem
proud | proud | mândru, mândră, mândri, mândre | stolz, stolze, stolzer, stolzes, stolzen, stolzem
calm | calm | liniștit, liniștită, liniștiți, liniștite | ruhig, ruhige, ruhiger, ruhiges, ruhigen, ruhigem
shy | bashful | rușinos, rușinoasă, rușinoși, rușinoase | verlegen, verlegene, verlegener, verlegenes, verlegenen, verlegenem
shy | embarrassed | rușinat, rușinată, rușinați, rușinate | beschämt, beschämte, beschämter, beschämtes, beschämten, beschämtem
angry | angry | furios, furioasă, furioși, furioase | wütend, wütende, wütender, wütendes, wütenden, wütendem
cheeky | mischievous | ștrengar, ștrengară, ștrengari, ștrengare | verschmitzt, verschmitzte, verschmitzter, verschmitztes, verschmitzten, verschmitztem
`);

/** When it is and what falls from the sky, declined as the nouns are. */
export const STORY_HOURS = storyWords(`
dawn | morning, mornings | dimineață, dimineața, dimineți, diminețile, dimineții | Morgen, Morgens
dawn | sunrise, sunrises | răsărit, răsăritul, răsărituri, răsăriturile, răsăritului | Sonnenaufgang, Sonnenaufgänge, Sonnenaufgangs, Sonnenaufgängen
day | noon | amiază, amiaza, amiezi, amiezile, amiezii | Mittag, Mittage, Mittags, Mittagen
day | afternoon, afternoons | după-amiază, după-amiaza, după-amiezi, după-amiezile, după-amiezii | Nachmittag, Nachmittage, Nachmittags, Nachmittagen
sunset | evening, evenings | seară, seara, seri, serile, serii | Abend, Abende, Abends, Abenden
sunset | sunset, sunsets | apus, apusul, apusuri, apusurile, apusului | Sonnenuntergang, Sonnenuntergänge, Sonnenuntergangs, Sonnenuntergängen
sunset | dusk | amurg, amurgul, amurguri, amurgurile, amurgului | Dämmerung, Dämmerungen
night | night, nights | noapte, noaptea, nopți, nopțile, nopții | Nacht, Nächte, Nächten
clear | sunshine | însorit, însorită, însoriți, însorite | sonnig, sonnige, sonniger, sonniges, sonnigen, sonnigem
rain | rain, rains, rained, raining | plouă, plouat, plouând | regnen, regnet, regnete, geregnet
rain | thunderstorm, thunderstorms | furtună, furtuna, furtuni, furtunile, furtunii | Gewitter, Gewitters, Gewittern
snow | snow, snows, snowed, snowing | ninge, ningă, ningea, nins, ningând | schneien, schneit, schneite, geschneit
snow | snowstorm, snowstorms | viscol, viscolul, viscole, viscolele, viscolului | Schneesturm, Schneestürme, Schneesturms, Schneesturmes, Schneestürmen
snow | winter, winters | iarnă, iarna, ierni, iernile, iernii | Winter, Winters, Wintern
wind | breeze, breezes | adiere, adierea, adieri, adierile, adierii | Brise, Brisen
fog | fog, fogs | ceață, ceața, cețuri, cețurile, ceții | Nebel, Nebels, Nebeln
fog | misty | cețos, cețoasă, cețoși, cețoase | neblig, neblige, nebliger, nebliges, nebligen, nebligem
`);

/** How near a picture shows it. */
export const STORY_FRAMINGS = storyWords(`
close | close-up, close up, closer, up close, zoom in | de aproape, mai aproape, prim-plan, prim plan, gros-plan, apropiat, apropiată | nah, näher, Nahaufnahme, Großaufnahme, aus der Nähe, von nahem
medium | medium shot, half-length | plan mediu, planul mediu, plan mijlociu | halbnah, Halbtotale
wide | wide, wider, wide shot, from afar, from a distance, panorama, zoom out | de departe, mai departe, din depărtare, plan larg, panoramă | weit weg, von weitem, aus der Ferne, Totale, weiter weg, Panorama
`);
