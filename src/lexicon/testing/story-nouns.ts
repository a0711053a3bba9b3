import { storyWords } from "./story-word.ts";

/**
 * The 166 nouns that children's stories are fullest of. English: singular and plural; Romanian: both numbers with and without
 * the article, and the genitive; German: both numbers, the genitive and the plural's dative.
 */
export const STORY_NOUNS = storyWords(`
hedgehog | hedgehog, hedgehogs | arici, ariciul, aricii, ariciului | Igel, Igels, Igeln
fox | fox, foxes | vulpe, vulpea, vulpi, vulpile, vulpii | Fuchs, Füchse, Fuchses, Füchsen
wolf | wolf, wolves | lup, lupul, lupi, lupii, lupului | Wolf, Wölfe, Wolfes, Wölfen
bear | bear, bears | urs, ursul, urși, urșii, ursului | Bär, Bären
rabbit | rabbit, rabbits | iepure, iepurele, iepuri, iepurii, iepurelui | Hase, Hasen
rabbit | bunny, bunnies | iepuraș, iepurașul, iepurași, iepurașii, iepurașului | Kaninchen, Kaninchens
squirrel | squirrel, squirrels | veveriță, veverița, veverițe, veverițele, veveriței | Eichhörnchen, Eichhörnchens
owl | owl, owls | bufniță, bufnița, bufnițe, bufnițele, bufniței | Eule, Eulen
mouse | mouse, mice | șoarece, șoarecele, șoareci, șoarecii, șoarecelui | Maus, Mäuse, Mäusen
cat | cat, cats | pisică, pisica, pisici, pisicile, pisicii | Katze, Katzen
dog | dog, dogs | câine, câinele, câini, câinii, câinelui | Hund, Hunde, Hundes, Hunden
puppy | puppy, puppies | cățel, cățelul, căței, cățeii, cățelului | Welpe, Welpen
horse | horse, horses | cal, calul, cai, caii, calului | Pferd, Pferde, Pferdes, Pferden
cow | cow, cows | vacă, vaca, vaci, vacile, vacii | Kuh, Kühe, Kühen
sheep | sheep | oaie, oaia, oi, oile, oii | Schaf, Schafe, Schafes, Schafen
goat | goat, goats | capră, capra, capre, caprele, caprei | Ziege, Ziegen
pig | pig, pigs | porc, porcul, porci, porcii, porcului | Schwein, Schweine, Schweins, Schweinen
hen | hen, hens | găină, găina, găini, găinile, găinii | Henne, Hennen
rooster | rooster, roosters | cocoș, cocoșul, cocoși, cocoșii, cocoșului | Hahn, Hähne, Hahns, Hähnen
chick | chick, chicks | pui, puiul, puii, puiului | Küken, Kükens
duck | duck, ducks | rață, rața, rațe, rațele, raței | Ente, Enten
swan | swan, swans | lebădă, lebăda, lebede, lebedele, lebedei | Schwan, Schwäne, Schwans, Schwänen
frog | frog, frogs | broască, broasca, broaște, broaștele, broaștei | Frosch, Frösche, Frosches, Fröschen
turtle | turtle, turtles | țestoasă, țestoasa, țestoase, țestoasele, țestoasei | Schildkröte, Schildkröten
snail | snail, snails | melc, melcul, melci, melcii, melcului | Schnecke, Schnecken
butterfly | butterfly, butterflies | fluture, fluturele, fluturi, fluturii, fluturelui | Schmetterling, Schmetterlinge, Schmetterlings, Schmetterlingen
bee | bee, bees | albină, albina, albine, albinele, albinei | Biene, Bienen
ladybird | ladybug, ladybugs | buburuză, buburuza, buburuze, buburuzele, buburuzei | Marienkäfer, Marienkäfers, Marienkäfern
ant | ant, ants | furnică, furnica, furnici, furnicile, furnicii | Ameise, Ameisen
spider | spider, spiders | păianjen, păianjenul, păianjeni, păianjenii, păianjenului | Spinne, Spinnen
fish | fish, fishes | pește, peștele, pești, peștii, peștelui | Fisch, Fische, Fisches, Fischen
dolphin | dolphin, dolphins | delfin, delfinul, delfini, delfinii, delfinului | Delfin, Delfine, Delfins, Delfinen
whale | whale, whales | balenă, balena, balene, balenele, balenei | Wal, Wale, Wals, Walen
octopus | octopus, octopuses | caracatiță, caracatița, caracatițe, caracatițele, caracatiței | Krake, Kraken
crab | crab, crabs | crab, crabul, crabi, crabii, crabului | Krabbe, Krabben
lion | lion, lions | leu, leul, lei, leii, leului | Löwe, Löwen
tiger | tiger, tigers | tigru, tigrul, tigri, tigrii, tigrului | Tiger, Tigers, Tigern
elephant | elephant, elephants | elefant, elefantul, elefanți, elefanții, elefantului | Elefant, Elefanten
giraffe | giraffe, giraffes | girafă, girafa, girafe, girafele, girafei | Giraffe, Giraffen
monkey | monkey, monkeys | maimuță, maimuța, maimuțe, maimuțele, maimuței | Affe, Affen
penguin | penguin, penguins | pinguin, pinguinul, pinguini, pinguinii, pinguinului | Pinguin, Pinguine, Pinguins, Pinguinen
bird | bird, birds | pasăre, pasărea, păsări, păsările, păsării | Vogel, Vögel, Vogels, Vögeln
parrot | parrot, parrots | papagal, papagalul, papagali, papagalii, papagalului | Papagei, Papageien, Papageis
deer | deer | cerb, cerbul, cerbi, cerbii, cerbului | Hirsch, Hirsche, Hirsches, Hirschen
dragon | dragon, dragons | dragon, dragonul, dragoni, dragonii, dragonului | Drache, Drachen
dragon | dragon, dragons | balaur, balaurul, balauri, balaurii, balaurului | Drachen, Drachens
unicorn | unicorn, unicorns | unicorn, unicornul, unicorni, unicornii, unicornului | Einhorn, Einhörner, Einhorns, Einhörnern
dinosaur | dinosaur, dinosaurs | dinozaur, dinozaurul, dinozauri, dinozaurii, dinozaurului | Dinosaurier, Dinosauriers, Dinosauriern
mermaid | mermaid, mermaids | sirenă, sirena, sirene, sirenele, sirenei | Meerjungfrau, Meerjungfrauen
fairy | fairy, fairies | zână, zâna, zâne, zânele, zânei | Fee, Feen
wizard | wizard, wizards | vrăjitor, vrăjitorul, vrăjitori, vrăjitorii, vrăjitorului | Zauberer, Zauberers, Zauberern
witch | witch, witches | vrăjitoare, vrăjitoarea, vrăjitoarele, vrăjitoarei | Hexe, Hexen
king | king, kings | rege, regele, regi, regii, regelui | König, Könige, Königs, Königen
queen | queen, queens | regină, regina, regine, reginele, reginei | Königin, Königinnen
prince | prince, princes | prinț, prințul, prinți, prinții, prințului | Prinz, Prinzen
princess | princess, princesses | prințesă, prințesa, prințese, prințesele, prințesei | Prinzessin, Prinzessinnen
knight | knight, knights | cavaler, cavalerul, cavaleri, cavalerii, cavalerului | Ritter, Ritters, Rittern
pirate | pirate, pirates | pirat, piratul, pirați, pirații, piratului | Pirat, Piraten
girl | girl, girls | fată, fata, fete, fetele, fetei | Mädchen, Mädchens
boy | boy, boys | băiat, băiatul, băieți, băieții, băiatului | Junge, Jungen
child | child, children | copil, copilul, copii, copiii, copilului | Kind, Kinder, Kindes, Kindern
baby | baby, babies | bebeluș, bebelușul, bebeluși, bebelușii, bebelușului | Baby, Babys
grandmother | grandmother, grandmothers | bunică, bunica, două [bunici], bunicile, casa [bunicii] | Großmutter, Großmütter, Großmüttern
grandmother | grandma, grandmas | bunicuță, bunicuța, bunicuțe, bunicuțele, bunicuței | Oma, Omas
grandfather | grandfather, grandfathers | bunic, bunicul, bunici, la [bunicii] mei, bunicului | Großvater, Großväter, Großvaters, Großvätern
mother | mother, mothers | mamă, mama, mame, mamele, mamei | Mutter, Mütter, Müttern
father | father, fathers | tată, tatăl, tați, tații, tatălui | Vater, Väter, Vaters, Vätern
astronaut | astronaut, astronauts | astronaut, astronautul, astronauți, astronauții, astronautului | Astronaut, Astronauten
robot | robot, robots | robot, robotul, roboți, roboții, robotului | Roboter, Roboters, Robotern
superhero | superhero, superheroes | supererou, supereroul, supereroi, supereroii, supereroului | Superheld, Superhelden
farmer | farmer, farmers | fermier, fermierul, fermieri, fermierii, fermierului | Bauer, Bauern
teacher | teacher, teachers | învățătoare, învățătoarea, învățătoarele, învățătoarei | Lehrerin, Lehrerinnen
ghost | ghost, ghosts | fantomă, fantoma, fantome, fantomele, fantomei | Gespenst, Gespenster, Gespensts, Gespenstern
alien | alien, aliens | extraterestru, extraterestrul, extratereștri, extratereștrii, extraterestrului | Außerirdischer, Außerirdischen
giant | giant, giants | uriaș, uriașul, uriași, uriașii, uriașului | Riese, Riesen
monster | monster, monsters | monstru, monstrul, monștri, monștrii, monstrului | Monster, Monsters, Monstern
elf | elf, elves | elf, elful, elfi, elfii, elfului | Elf, Elfen
lantern | lantern, lanterns | felinar, felinarul, felinare, felinarele, felinarului | Laterne, Laternen
key | key, keys | cheie, cheia, chei, cheile, cheii | Schlüssel, Schlüssels, Schlüsseln
door | door, doors | ușă, ușa, uși, ușile, ușii | Tür, Türen
window | window, windows | fereastră, fereastra, ferestre, ferestrele, ferestrei | Fenster, Fensters, Fenstern
map | map, maps | hartă, harta, hărți, hărțile, hărții | Karte, Karten
book | book, books | carte, cartea, cărți, cărțile, cărții | Buch, Bücher, Buches, Büchern
letter | letter, letters | scrisoare, scrisoarea, scrisori, scrisorile, scrisorii | Brief, Briefe, Briefes, Briefen
wand | wand, wands | baghetă, bagheta, baghete, baghetele, baghetei | Zauberstab, Zauberstäbe, Zauberstabs, Zauberstäben
crown | crown, crowns | coroană, coroana, coroane, coroanele, coroanei | Krone, Kronen
sword | sword, swords | sabie, sabia, săbii, săbiile, săbiei, sabiei | Schwert, Schwerter, Schwertes, Schwertern
shield | shield, shields | scut, scutul, scuturi, scuturile, scutului | Schild, Schilde, Schildes, Schilden
treasure | treasure, treasures | comoară, comoara, comori, comorile, comorii | Schatz, Schätze, Schatzes, Schätzen
ball | ball, balls | minge, mingea, mingi, mingile, mingii | Ball, Bälle, Balls, Bällen
balloon | balloon, balloons | balon, balonul, baloane, baloanele, balonului | Luftballon, Luftballons
kite | kite, kites | un [zmeu] de hârtie, [zmeul] de hârtie, zmeie, zmeiele, coada [zmeului] | ein [Drachen] aus Papier, die [Drachen] steigen im Wind, die Schnur des [Drachens]
teddy/bear/teddy | teddy bear, teddy bears | ursuleț, ursulețul, ursuleți, ursuleții, ursulețului | Teddybär, Teddybären
doll | doll, dolls | păpușă, păpușa, păpuși, păpușile, păpușii | Puppe, Puppen
gift | gift, gifts | cadou, cadoul, cadouri, cadourile, cadoului | Geschenk, Geschenke, Geschenks, Geschenken
drum | drum, drums | tobă, toba, tobe, tobele, tobei | Trommel, Trommeln
flute | flute, flutes | fluier, fluierul, fluiere, fluierele, fluierului | Flöte, Flöten
bell | bell, bells | clopot, clopotul, clopote, clopotele, clopotului | Glocke, Glocken
clock | clock, clocks | ceas, ceasul, ceasuri, ceasurile, ceasului | Uhr, Uhren
candle | candle, candles | lumânare, lumânarea, lumânări, lumânările, lumânării | Kerze, Kerzen
bed | bed, beds | pat, patul, paturi, paturile, patului | Bett, Betten, Bettes
chair | chair, chairs | scaun, scaunul, scaune, scaunele, scaunului | Stuhl, Stühle, Stuhls, Stühlen
umbrella | umbrella, umbrellas | umbrelă, umbrela, umbrele, umbrelele, umbrelei | Regenschirm, Regenschirme, Regenschirms, Regenschirmen
hat | hat, hats | pălărie, pălăria, pălării, pălăriile, pălăriei | Hut, Hüte, Hutes, Hüten
scarf | scarf, scarves | fular, fularul, fulare, fularele, fularului | Schal, Schals
boots | boot, boots | cizmă, cizma, cizme, cizmele, cizmei | Stiefel, Stiefels, Stiefeln
basket | basket, baskets | coș, coșul, coșuri, coșurile, coșului | Korb, Körbe, Korbes, Körben
mirror | mirror, mirrors | oglindă, oglinda, oglinzi, oglinzile, oglinzii | Spiegel, Spiegels, Spiegeln
telescope | telescope, telescopes | telescop, telescopul, telescoape, telescoapele, telescopului | Teleskop, Teleskope, Teleskops, Teleskopen
backpack/satchel/backpack | backpack, backpacks | ghiozdan, ghiozdanul, ghiozdane, ghiozdanele, ghiozdanului | Rucksack, Rucksäcke, Rucksacks, Rucksäcken
bicycle | bicycle, bicycles | bicicletă, bicicleta, biciclete, bicicletele, bicicletei | Fahrrad, Fahrräder, Fahrrads, Fahrrädern
toy-car | car, cars | mașină, mașina, mașini, mașinile, mașinii | Auto, Autos
toy-train | train, trains | tren, trenul, trenuri, trenurile, trenului | Zug, Züge, Zuges, Zügen
boat | boat, boats | barcă, barca, bărci, bărcile, bărcii | Boot, Boote, Bootes, Booten
ship/boat/ship | ship, ships | corabie, corabia, corăbii, corăbiile, corăbiei | Schiff, Schiffe, Schiffes, Schiffen
rocket | rocket, rockets | rachetă, racheta, rachete, rachetele, rachetei | Rakete, Raketen
plane | airplane, airplanes | avion, avionul, avioane, avioanele, avionului | Flugzeug, Flugzeuge, Flugzeugs, Flugzeugen
cake | cake, cakes | tort, tortul, torturi, torturile, tortului | Kuchen, Kuchens
castle | castle, castles | castel, castelul, castele, castelele, castelului | Schloss, Schlösser, Schlosses, Schlössern
house | house, houses | casă, casa, case, casele, casei | Haus, Häuser, Hauses, Häusern
house | hut, huts | colibă, coliba, colibe, colibele, colibei | Hütte, Hütten
school | school, schools | școală, școala, școli, școlile, școlii | Schule, Schulen
forest | forest, forests | pădure, pădurea, păduri, pădurile, pădurii | Wald, Wälder, Waldes, Wäldern
mountain | mountain, mountains | munte, muntele, munți, munții, muntelui | Berg, Berge, Berges, Bergen
island | island, islands | insulă, insula, insule, insulele, insulei | Insel, Inseln
sea | sea, seas | pe [mare], marea, mări, mările, mării | Meer, Meere, Meeres, Meeren
beach | beach, beaches | plajă, plaja, plaje, plajele, plajei | Strand, Strände, Strandes, Stränden
bridge | bridge, bridges | pod, podul, poduri, podurile, podului | Brücke, Brücken
nest | nest, nests | cuib, cuibul, cuiburi, cuiburile, cuibului | Nest, Nester, Nestes, Nestern
tent | tent, tents | cort, cortul, corturi, corturile, cortului | Zelt, Zelte, Zeltes, Zelten
mountain | volcano, volcanoes | vulcan, vulcanul, vulcani, vulcanii, vulcanului | Vulkan, Vulkane, Vulkans, Vulkanen
planet | planet, planets | planetă, planeta, planete, planetele, planetei | Planet, Planeten
moon | moon, moons | lună, luna, două [luni] strălucitoare, lunile, lunii | Mond, Monde, Mondes, Monden
star | star, stars | stea, steaua, stele, stelele, stelei | Stern, Sterne, Sternes, Sternen
sun | sun, suns | soare, soarele, sori, sorii, soarelui | Sonne, Sonnen
cloud | cloud, clouds | nor, norul, nori, norii, norului | Wolke, Wolken
rain | rain, rains | ploaie, ploaia, ploi, ploile, ploii | Regen, Regens
snow | snow, snows | zăpadă, zăpada, zăpezi, zăpezile, zăpezii | Schnee, Schnees
snowman | snowman, snowmen | om de zăpadă, omul de zăpadă, oameni de zăpadă, oamenii de zăpadă, omului de zăpadă | Schneemann, Schneemänner, Schneemannes, Schneemännern
rainbow | rainbow, rainbows | curcubeu, curcubeul, curcubeie, curcubeiele, curcubeului | Regenbogen, Regenbögen, Regenbogens
rain/rain/wind | storm, storms | furtună, furtuna, furtuni, furtunile, furtunii | Sturm, Stürme, Sturmes, Stürmen
wind | wind, winds | vânt, vântul, vânturi, vânturile, vântului | Wind, Winde, Windes, Winden
campfire | fire, fires | foc, focul, focuri, focurile, focului | Feuer, Feuers, Feuern
tree | tree, trees | copac, copacul, copaci, copacii, copacului | Baum, Bäume, Baumes, Bäumen
flower | flower, flowers | floare, floarea, flori, florile, florii | Blume, Blumen
leaf | leaf, leaves | frunză, frunza, frunze, frunzele, frunzei | Blatt, Blätter, Blattes, Blättern
mushroom | mushroom, mushrooms | ciupercă, ciuperca, ciuperci, ciupercile, ciupercii | Pilz, Pilze, Pilzes, Pilzen
shell | shell, shells | scoică, scoica, scoici, scoicile, scoicii | Muschel, Muscheln
stone | stone, stones | piatră, piatra, pietre, pietrele, pietrei | Stein, Steine, Steines, Steinen
apple | apple, apples | măr, mărul, mere, merele, mărului | Apfel, Äpfel, Apfels, Äpfeln
pear | pear, pears | pară, para, pere, perele, perei | Birne, Birnen
strawberry | strawberry, strawberries | căpșună, căpșuna, căpșuni, căpșunile, căpșunii | Erdbeere, Erdbeeren
cherry | cherry, cherries | cireașă, cireașa, cireșe, cireșele, cireșei | Kirsche, Kirschen
carrot | carrot, carrots | morcov, morcovul, morcovi, morcovii, morcovului | Karotte, Karotten
bread | bread, breads | pâine, pâinea, pâini, pâinile, pâinii | Brot, Brote, Brotes, Broten
cheese | cheese, cheeses | brânză, brânza, brânzeturi, brânzeturile, brânzei | Käse, Käses, Käsen
honey | honey, honeys | miere, mierea, mierii | Honig, Honige, Honigs, Honigen
cookie | cookie, cookies | biscuite, biscuitele, biscuiți, biscuiții, biscuitelui | Keks, Kekse, Kekses, Keksen
pie | pie, pies | plăcintă, plăcinta, plăcinte, plăcintele, plăcintei | Pastete, Pasteten
acorn | acorn, acorns | ghindă, ghinda, ghinde, ghindele, ghindei | Eichel, Eicheln
acorn | nut, nuts | nucă, nuca, nuci, nucile, nucii | Nuss, Nüsse, Nüssen
soup | soup, soups | supă, supa, supe, supele, supei | Suppe, Suppen
milk | milk, milks | lapte, laptele, laptelui | Milch
tea | tea, teas | ceai, ceaiul, ceaiuri, ceaiurile, ceaiului | Tee, Tees
egg | egg, eggs | ou, oul, ouă, ouăle, oului | Ei, Eier, Eies, Eiern
pumpkin | pumpkin, pumpkins | dovleac, dovleacul, dovleci, dovlecii, dovleacului | Kürbis, Kürbisse, Kürbisses, Kürbissen
`);
