import { wordsOf } from '../phrases.ts';

/**
 * Frequent first names, in the spellings of the countries. Sources: the lists of first names of the statistical offices
 * and population registers (SSA, ONS, INSEE, INE, ISTAT, GfdS, SCB, DST, SSB, DVV, GUS, ČSÚ, KSH, TÜİK), Meiji Yasuda's
 * list of Japanese names, and the frequent names of the Indian electoral rolls.
 */
const FIRST_NAMES: Readonly<Record<string, string>> = {
  English: `
    James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Donald
    Steven Andrew Paul Joshua Kenneth Kevin Brian George Timothy Ronald Jason Edward Jeffrey Ryan Jacob Gary
    Nicholas Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick Frank
    Raymond Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Zachary Douglas Peter Kyle Noah Ethan Jeremy Walter
    Christian Keith Roger Terry Sean Gerald Carl Harold Dylan Arthur Lawrence Jesse Bryan Bruce Gabriel Alan Juan
    Albert Willie Elijah Wayne Randy Vincent Ralph Russell Bradley Philip Eugene Mary Patricia Jennifer Linda
    Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Sandra Betty Ashley Emily Kimberly Margaret Donna
    Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen Angela Shirley
    Emma Brenda Pamela Nicole Anna Samantha Katherine Christine Debra Rachel Carolyn Janet Maria Olivia Heather
    Helen Catherine Diane Julie Joyce Lauren Kelly Christina Ruth Joan Judith Evelyn Hannah Andrea Megan Cheryl
    Jacqueline Teresa Abigail Sophia Martha Sara Janice Kathryn Isabella Judy Charlotte Julia Alice Denise Frances
    Danielle Marilyn Natalie Beverly Brittany Theresa Kayla Doris Lori Tiffany Callum Liam Rhys Owen Ewan Alistair
    Fiona Siobhan Niamh Aoife Ciara Sinead Conor Cian Oisin Darragh Gareth Hugh Nigel Trevor Graham Geoffrey Simon
    Harriet Imogen Freya Isla Amelia Ella Chloe Lucy Molly Harry Oliver Alfie Archie Theo Kate Jane Claire Clare
    Alex Chris Matt Mike Steve Dave Nick Greg Jeff Connor Mohammed Muhammad Mohammad Ahmed Omar Hassan Hussein Yusuf
    Ibrahim Aisha Fatima Zainab Khadija Maryam Amina Priya Sanjay
    Jess Gemma Hayley Kirsty Leanne Stacey Kerry Natasha Zoe Millie Ellie Evie Maisie Phoebe Jodie Jake Josh Stuart
    Craig Darren Neil Derek Gavin Glenn Andy Becky Debbie Tracey Maureen Doreen Sheila Declan Aidan Cathal Padraig
    Eoin Roisin Grainne Orla Maeve Deirdre Noreen Brendan Colm Fergus Hemi Aroha Wiremu Lachlan Hamish Angus Bronwyn
    Kylie Cody Brett Kristen Allison Marcus Derrick Tyrone Jamal Latoya Keisha Deshawn Guadalupe`,
  German: `
    Hans Wolfgang Klaus Jürgen Dieter Manfred Uwe Günter Horst Bernd Werner Heinz Karl Helmut Gerhard Rolf Rainer
    Holger Stefan Andreas Matthias Martin Markus Ralf Jörg Torsten Thorsten Sven Jens Lars Dirk Olaf Florian Tobias
    Sebastian Christoph Philipp Lukas Felix Maximilian Jonas Niklas Finn Leon Moritz Julian Fabian Dominik Benedikt
    Anton Jakob Emil Ursula Monika Petra Sabine Renate Helga Karin Brigitte Ingrid Erika Gisela Claudia Susanne
    Gabriele Christa Birgit Heike Anja Katrin Kathrin Silke Stefanie Melanie Katharina Lena Leonie Johanna Franziska
    Jana Annika Ulrike Angelika Martina Beate Cornelia Elke Ute Anke Tanja Nadine Mareike Wiebke Greta Reto Ueli
    Röbi Heidi Vreni Regula Ruedi Hansruedi Christophe
    Franz Johann Hermann Alois Antje Bettina Britta Christel Christiane Edith Gerda Gertrud Hilde Inge Irmgard Jutta
    Luisa Marlene Nadja Rita Rosemarie Sonja Steffi Svenja Waltraud Yvonne Alfred Bernhard Clemens Detlef Eckhard
    Erich Ernst Erwin Ferdinand Fritz Gregor Guido Hannes Harald Heinrich Hubert Ingo Joachim Jochen Jürg Karsten
    Kurt Norbert Oskar Reinhard Reinhold Rudolf Rudi Siegfried Stephan Steffen Udo Ulrich Urs Volker Wilhelm`,
  French: `
    Pierre Michel Philippe Alain Nicolas Frédéric Laurent Stéphane Bernard Éric Julien Pascal Thierry Olivier
    Alexandre Sébastien Bruno François Dominique Guillaume Jérôme Marc Antoine Maxime Gilles Didier Yves Benoît
    Mathieu Matthieu Romain Arnaud Hugo Louis Jules Raphaël Théo Clément Baptiste Quentin Florent Cédric Fabrice
    Hervé Jacques Henri André René Lucien Marie Nathalie Isabelle Sylvie Martine Françoise Valérie Sandrine
    Stéphanie Véronique Sophie Céline Chantal Anne Monique Aurélie Laurence Annie Émilie Virginie Corinne Élodie
    Christelle Camille Caroline Léa Laetitia Audrey Hélène Laure Cécile Delphine Manon Chloé Inès Louise Margaux
    Mathilde Amélie Jean-François
    Zoé Pauline Océane Morgane Justine Gérard Adrien Loïc Yann Erwan Gaël Fabien Ludovic Régis`,
  'Spanish and Portuguese': `
    Antonio José Manuel Francisco Javier Miguel Ángel Jesús Pedro Alejandro Rafael Fernando Luis Pablo Sergio Jorge
    Alberto Carlos Diego Adrián Raúl Enrique Ramón Vicente Iván Rubén Óscar Andrés Joaquín Eduardo Víctor Roberto
    Jaime Ignacio Álvaro Marcos Julio Gonzalo Guillermo Emilio Mateo Sebastián Camilo Esteban Gustavo Héctor Ricardo
    Rodrigo Felipe Tomás Nicolás Martín Agustín Isabel Josefa Cristina Antonia Francisca Lucía Marta Paula Raquel
    Juana Beatriz Rocío Silvia Alicia Irene Montserrat Mónica Sofía Valentina Camila Ximena Gabriela Daniela
    Alejandra Verónica Yolanda Natalia Carolina Lorena Inmaculada Nuria João Joao Antônio Paulo Lucas Thiago Tiago
    Rui Nuno Gonçalo Duarte Vasco Luís Fábio Márcio Marcelo Leonardo Gilberto Sandro Vinícius Matheus Caio Fernanda
    Juliana Márcia Adriana Aline Letícia Mariana Bruna Larissa Vanessa Luciana Renata Simone Inês Joana Catarina
    Matilde Leonor Margarida Filipa
    Ana Elena Vicent Carmen Pilar Dolores Susana Sonia Ángeles Encarnación Jordi Josep Oriol Ferran Iker Unai Aitor
    Amparo Begoña Ainhoa Diogo Vítor Joaquim Filipe Martim Afonso Andreia Sónia Lurdes Luana Leandro Débora Tatiane`,
  Italian: `
    Giuseppe Giovanni Mario Luigi Francesco Alessandro Marco Stefano Salvatore Paolo Angelo Luca Matteo Davide
    Riccardo Giorgio Vincenzo Domenico Massimo Claudio Fabio Maurizio Daniele Federico Lorenzo Giacomo Michele
    Nicola Pietro Filippo Enrico Carlo Franco Edoardo Tommaso Emanuele Gianluca Giulia Francesca Giovanna Lucia
    Carmela Caterina Antonella Carla Paola Chiara Alessia Federica Elisa Giorgia Beatrice Roberta Simona Monica
    Manuela Patrizia Raffaella Stefania Ilaria Serena Michela
    Eleonora Mattia Gianni Giulio Mirko Raffaele Renato Valerio`,
  Dutch: `
    Jan Johannes Cornelis Hendrik Willem Pieter Gerrit Jacobus Petrus Kees Piet Henk Wim Ruud Marcel Erik Jeroen
    Bart Joost Maarten Sander Martijn Wouter Daan Bram Thijs Luuk Niels Rick Roel Sjoerd Wilhelmina Elisabeth Anneke
    Marijke Esther Sanne Femke Lotte Tess Lieke Marleen Annemarie Mieke Griet Katrien Joris Koen Wout Lien Ilse
    Veerle
    Anouk Maaike Marieke Marloes Jolanda Saskia Mirjam Hanneke Ineke Truus Stijn Jasper Geert Sofie Lies`,
  Nordic: `
    Anders Nils Johan Mikael Lennart Olof Gunnar Fredrik Bengt Göran Magnus Håkan Mats Björn Torbjörn Mattias Henrik
    Jesper Rasmus Viktor Axel Gustav Elias Kristian Søren Jørgen Henning Morten Kasper Mads Frederik Mikkel Ole Knut
    Bjørn Kjell Arne Svein Geir Terje Trond Rune Øyvind Espen Stian Sondre Håvard Eirik Sindre Juhani Olavi Antero
    Tapani Kalevi Matti Pekka Jukka Timo Kari Antti Heikki Mika Ville Juha Jari Markku Kristina Birgitta Margareta
    Kerstin Malin Jenny Hanna Linnea Elin Ebba Wilma Maja Astrid Freja Kirsten Mette Hanne Lone Helle Camilla Signe
    Laerke Inger Bjørg Marit Berit Solveig Ingeborg Silje Kaisa Leena Helena Tuula Ritta Riitta Päivi Sari Minna
    Aino Eevi Sanna Katja Guðrún Sigurður Jón Guðmundur
    Kristin Håkon Ulla Ingegerd Emelie Lene Pia Gitte Jette Birthe Tove Ditte Tiina Kirsi Marja Ritva Pirkko Mikko
    Hannu Teemu Sami Petri Eino Veikko`,
  Slavic: `
    Andrzej Piotr Krzysztof Stanisław Tomasz Paweł Józef Marcin Marek Michał Grzegorz Jerzy Tadeusz Łukasz Zbigniew
    Ryszard Dariusz Henryk Mariusz Kazimierz Wojciech Mateusz Marian Rafał Jacek Janusz Mirosław Maciej Sławomir
    Jarosław Kamil Wiesław Władysław Jakub Artur Zdzisław Mieczysław Damian Dawid Przemysław Bartosz Szymon Kacper
    Filip Katarzyna Małgorzata Agnieszka Ewa Krystyna Elżbieta Magdalena Joanna Zofia Jadwiga Danuta Halina Irena
    Beata Aleksandra Dorota Jolanta Grażyna Iwona Karolina Paulina Zuzanna Wiktoria Weronika Jiří Josef Pavel Tomáš
    Jaroslav Petr Miroslav Zdeněk František Václav Michal Karel Lukáš Vladimír Ladislav Ondřej Stanislav Radek
    Vojtěch Matěj Hana Lenka Kateřina Lucie Věra Alena Veronika Jaroslava Tereza Michaela Jitka Ludmila Zdeňka Ivana
    Eliška Zuzana Markéta Barbora Kristýna Ján Jozef Štefan Juraj Ivan Marián Ľubomír Dušan Igor Katarína Mária Luka
    Marko Josip Tomislav Zoran Goran Dragan Nikola Aleksandar Dejan Miloš Jovan Branko Matej Aleš Matjaž Georgi
    Dimitar Nikolay Ivanka Snezhana Александр Сергей Дмитрий Андрей Алексей Максим Евгений Иван Михаил Николай
    Владимир Елена Ольга Наталья Татьяна Ирина Екатерина Анна Мария Светлана Юлия Георги Димитър Олександр Сергій
    Володимир Андрій Оксана Наталія
    Justyna Patrycja Kinga`,
  'Hungarian, Romanian, Greek, Turkish': `
    László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Imre Lajos
    Balázs Dániel Gergő Bence Máté Erzsébet Katalin Ilona Éva Zsuzsanna Margit Judit Ágnes Ildikó Krisztina Gheorghe
    Vasile Constantin Alexandru Mihai Andrei Nicolae Ștefan Cristian Florin Adrian Bogdan Ionut Ioana Mihaela
    Andreea Alexandra Γιώργος Γεώργιος Ιωάννης Κωνσταντίνος Δημήτριος Νικόλαος Παναγιώτης Μαρία Ελένη Αικατερίνη
    Βασιλική Georgios Ioannis Konstantinos Dimitrios Nikolaos Panagiotis Eleni Aikaterini Mehmet Mustafa Ahmet
    Hüseyin Hasan İbrahim Murat Emre Burak Fatma Ayşe Emine Hatice Zeynep Elif Merve`,
  Indian: `
    Rahul Amit Vijay Rajesh Suresh Ramesh Mahesh Anil Sunil Ashok Manoj Vinod Deepak Arun Ajay Rakesh Sandeep Vikram
    Arjun Rohan Rohit Aarav Vivaan Aditya Karthik Karan Kunal Nikhil Siddharth Harish Ganesh Gopal Mohan Prakash
    Praveen Naveen Srinivas Venkat Anjali Pooja Neha Kavita Sunita Anita Deepa Lakshmi Meena Rekha Sita Geeta Usha
    Radha Divya Shreya Ananya Aishwarya Swati Nisha Ritu Sneha Jyoti Harpreet Gurpreet Manpreet Amrit Simran
    Jaspreet Balwinder
    Riya Mukesh Venkatesh Vivek Gaurav Abhishek Ankit Varun Tushar Preeti Shweta`,
  'East Asian': `
    Haruto Yuto Sota Hiroshi Takashi Kenji Akira Satoshi Daisuke Naoko Yuko Keiko Hanako ハナコ タロウ サクラ ケンジ ヒロシ タカシ アキラ
    サトシ ダイスケ ユウコ ケイコ ナオコ ミホ ハルト ユウト ソウタ ユイ メイ ヒマリ アヤカ ミサキ ケンイチ ジュン マコト シンジ トオル ヨウコ クミコ カズコ エミ ヒロミ トモコ マサト マサコ ヒデキ
    アユミ リナ ミキ シヨウタ タクヤ カズヤ`,
};

const FOLDED: ReadonlySet<string> = new Set(Object.values(FIRST_NAMES).flatMap(wordsOf));

/** Whether a folded word is a frequent first name. Names that towns and brands have as well are left out. */
export function isFirstName(word: string): boolean {
  return FOLDED.has(word);
}
